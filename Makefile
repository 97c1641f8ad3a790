# `make demo` and `make test` are all a fresh machine needs: Python 3.11+, make, gcc and g++.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
JOBS ?= 2
# Python compiles what it imports; pip would compile all of PyTorch.
PIP := $(BIN)/python -m pip install --quiet --no-compile
# Tests start many processes; where this is set, each of them would compile the package anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: demo test lint lit unit pages docs test-slow test-machines test-browser test-gpu sanitize-gpu jax-programs bench bench-gpu bench-compile goldens clean

$(BIN)/mlfuse-opt: pyproject.toml | $(VENV)/pyvenv.cfg
	$(PIP) -e .
	touch $@

$(VENV)/pyvenv.cfg:
	$(PYTHON) -m venv $(VENV)

$(VENV)/.test: pyproject.toml constraints.txt | $(VENV)/pyvenv.cfg
	$(PIP) -c constraints.txt -e ".[test]"
	touch $@

demo: $(BIN)/mlfuse-opt  ## fuse and run the modules of examples/modules: launches, bytes, times, errors
	@$(BIN)/python examples/demo.py

# Side by side: pyright takes one core. The environment is made before, as two pips would write to it at once.
test: $(VENV)/.test $(VENV)/.docs  ## everything that needs no GPU
	$(MAKE) --jobs=$(JOBS) lint lit unit docs

lint: $(VENV)/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports
	$(BIN)/pyright --pythonpath $(BIN)/python

lit: $(VENV)/.test
	$(BIN)/lit -q -j $(JOBS) lit_tests

unit: $(VENV)/.test
	$(BIN)/python -m pytest -q -n $(JOBS) -m "not slow"

$(VENV)/.docs: pyproject.toml constraints.txt | $(VENV)/pyvenv.cfg
	$(PIP) -c constraints.txt -e ".[docs]"
	touch $@

pages: $(VENV)/.test  ## write the pages of docs/ that are made from the code anew; then read the diff
	$(BIN)/python -m scripts.pages

docs: $(VENV)/.docs  ## the site, in build/site; a link that leads nowhere fails
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict

test-slow: $(VENV)/.test  ## long runs: exhaustive math tests, many random graphs, kernels for more GPUs; all modules verified after each pass
	MLFUSE_VERIFY=each MLFUSE_CC="cc -O3" $(BIN)/python -m pytest -q -n $(JOBS) -m slow
	MLFUSE_TEST_ARCHITECTURES="sm_80 sm_100" $(BIN)/python -m pytest -q -n $(JOBS) -m "not slow" \
		tests/cuda tests/fuzz/test_random_cuda.py tests/horizontal tests/schedule tests/targets
	MLFUSE_VERIFY=each MLFUSE_CC="cc -O3" $(BIN)/python -m pytest -q -n $(JOBS) -m "not slow"

test-machines: $(VENV)/.test  ## what depends on a machine's last bits, as on older processors; writes the table of docs/reliability.md
	$(BIN)/python -m scripts.test_machines --jobs $(JOBS)

test-browser: $(VENV)/.test  ## the report in a headless Chromium, which must be there (Debian: apt-get install chromium)
	MLFUSE_REQUIRE_CHROMIUM=1 $(BIN)/python -m pytest -q -m browser tests/report

test-gpu:  ## the tests that need a GPU, in an environment with the extras `cuda` and `test` and a GPU
	$(PYTHON) -m pytest -q -m gpu

sanitize-gpu:  ## the same kernels under NVIDIA's compute-sanitizer, which must be there (pip install nvidia-cuda-sanitizer-api)
	$(PYTHON) -m scripts.sanitize_gpu

$(VENV)/.bench: pyproject.toml constraints.txt | $(VENV)/pyvenv.cfg
	$(PIP) -c constraints.txt -e ".[bench]"
	touch $@

bench: $(VENV)/.bench  ## the suite on this machine's CPU, about 25 minutes, best with nothing else running; docs/performance.md
	$(BIN)/python -m benchmarks.run --limit 1300
	$(BIN)/python -m benchmarks.publish

bench-gpu:  ## the suite on the GPU, under 8 minutes, in an environment with the extra `cuda`, torch and what else is there
	$(PYTHON) -m benchmarks.run --device cuda --seconds 0.6 --limit 420
	$(PYTHON) -m benchmarks.publish

bench-compile: $(VENV)/.test  ## time of mlfuse-opt: start-up, and growth with the number of ops
	$(BIN)/python -m benchmarks.compile_time

jax-programs:  ## in an environment with the extra `jax`: write the test programs of tests/jax_programs anew
	$(PYTHON) tests/jax_programs/generate.py

goldens: $(VENV)/.test  ## write the expected output of every lit golden anew; then read the diff
	$(BIN)/python lit_tests/regenerate.py

clean:
	rm -rf $(VENV) build *.egg-info .pytest_cache .ruff_cache .hypothesis
