"""A headless Chromium, driven by its DevTools protocol over two pipes, without another package."""

from __future__ import annotations

import fcntl
import json
import os
import select
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from types import TracebackType
from typing import Any

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
READY = "document.documentElement?.dataset.ready === 'true'"
_PATIENCE_S = 60
_START = """
import os, sys
os.dup2(int(sys.argv[1]), 3)
os.dup2(int(sys.argv[2]), 4)
os.execv(sys.argv[3], sys.argv[3:])
"""
"""The protocol is spoken on descriptors 3 and 4."""


def find() -> str | None:
    """The program, where one is installed."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def _pipe() -> tuple[int, int]:
    """A pipe's ends, on descriptors that aren't 3 and 4."""
    low = os.pipe()
    high = tuple(fcntl.fcntl(end, fcntl.F_DUPFD_CLOEXEC, 10) for end in low)
    for end in low:
        os.close(end)
    return high[0], high[1]


class Chromium:
    """One browser with one tab and no network."""

    def __init__(self, program: str, width: int = 1500, height: int = 950):
        self.errors: list[str] = []
        """What the console and the page complained of."""
        self.requests: list[str] = []
        """The addresses that were asked for."""
        self.contexts: list[int] = []
        """Where scripts run: the page, then its frames."""
        self._folder = tempfile.mkdtemp(prefix="mlfuse-chromium-")
        to_browser, self._write = _pipe()
        self._read, from_browser = _pipe()
        flags = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
        flags += ["--disable-features=IsolateSandboxedIframes"]  # frames are in the same process
        flags += ["--no-first-run", "--remote-debugging-pipe", f"--user-data-dir={self._folder}"]
        start = [sys.executable, "-c", _START, str(to_browser), str(from_browser)]
        self._process = subprocess.Popen(
            [*start, program, *flags, "about:blank"],
            pass_fds=(to_browser, from_browser),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(to_browser)
        os.close(from_browser)
        self._number, self._buffer, self._session = 0, b"", ""
        targets = self.send("Target.getTargets")["targetInfos"]
        page = next(each for each in targets if each["type"] == "page")
        attached = self.send("Target.attachToTarget", targetId=page["targetId"], flatten=True)
        self._session = attached["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.send(f"{domain}.enable")
        size: dict[str, Any] = {"width": width, "height": height}
        self.send("Emulation.setDeviceMetricsOverride", **size, deviceScaleFactor=1, mobile=False)
        off = {"latency": 0, "downloadThroughput": 0, "uploadThroughput": 0}
        self.send("Network.emulateNetworkConditions", offline=True, **off)

    def __enter__(self) -> Chromium:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.terminate()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        os.close(self._write)
        os.close(self._read)
        shutil.rmtree(self._folder, ignore_errors=True)

    def send(self, method: str, **params: Any) -> Any:
        """Ask for something and wait for the answer."""
        self._number += 1
        message: dict[str, Any] = {"id": self._number, "method": method, "params": params}
        if self._session:
            message["sessionId"] = self._session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self._write, data) :]
        while True:
            answer = self._next()
            if answer.get("id") == self._number:
                assert "error" not in answer, (method, answer["error"])
                return answer["result"]

    def _next(self) -> dict[str, Any]:
        end = time.monotonic() + _PATIENCE_S
        while b"\0" not in self._buffer:
            ready, _, _ = select.select([self._read], [], [], max(0.0, end - time.monotonic()))
            assert ready, "the browser doesn't answer"
            data = os.read(self._read, 1 << 20)
            assert data, "the browser has ended"
            self._buffer += data
        text, _, self._buffer = self._buffer.partition(b"\0")
        message = json.loads(text)
        self._note(message.get("method"), message.get("params") or {})
        return message

    def _note(self, method: str | None, params: dict[str, Any]) -> None:
        match method:
            case "Runtime.exceptionThrown":
                self.errors.append(json.dumps(params["exceptionDetails"]))
            case "Runtime.consoleAPICalled" if params["type"] in ("error", "warning"):
                self.errors.append(json.dumps(params["args"]))
            case "Log.entryAdded" if params["entry"]["level"] in ("error", "warning"):
                self.errors.append(params["entry"]["text"])
            case "Page.javascriptDialogOpening":
                self.errors.append(f"a dialog: {params['message']}")
            case "Network.requestWillBeSent":
                self.requests.append(params["request"]["url"])
            case "Runtime.executionContextCreated":
                self.contexts.append(params["context"]["id"])
            case "Runtime.executionContextsCleared":
                self.contexts.clear()
            case _:
                pass

    def open(self, page: Path, fragment: str = "") -> float:
        """Load a page from a file; the seconds until it is ready. What was noted of earlier ones is forgotten."""
        self.send("Page.navigate", url="about:blank")
        self.errors.clear()
        self.requests.clear()
        start = time.monotonic()
        self.send("Page.navigate", url=page.resolve().as_uri() + fragment)
        self.wait(READY)
        return time.monotonic() - start

    def run(self, script: str, context: int | None = None) -> Any:
        """The value of an expression in the page."""
        where = {} if context is None else {"contextId": context}
        found = self.send("Runtime.evaluate", expression=script, returnByValue=True, **where)
        assert "exceptionDetails" not in found, found["exceptionDetails"]
        return found["result"].get("value")

    def wait(self, condition: str, context: int | None = None) -> None:
        """Until an expression is true."""
        end = time.monotonic() + _PATIENCE_S
        while not self.run(condition, context):
            assert time.monotonic() < end, f"never: {condition}; {self.errors}"
            time.sleep(0.02)

    def frame(self) -> int:
        """Where the scripts of the page's last frame run, once it has such."""
        end = time.monotonic() + _PATIENCE_S
        while len(self.contexts) < 2:
            assert time.monotonic() < end, "the page has no frame"
            self.run("1")  # what happened meanwhile comes before the answer
        return self.contexts[-1]

    def click(self, x: float, y: float) -> None:
        """Press and let go of the mouse at a point of the window."""
        for kind in ("mousePressed", "mouseReleased"):
            self.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def click_on(self, element: str) -> None:
        """Click on what an expression gives, brought into view."""
        box = self.run(
            f"(() => {{ const e = {element}; e.scrollIntoView({{block: 'nearest', inline: 'nearest'}});"
            " const r = e.getBoundingClientRect(); return [r.left, r.top, r.width, r.height]; })()"
        )
        left, top, width, height = box
        self.click(left + min(width / 2, 60), top + height / 2)

    def press(self, key: str) -> None:
        """Press a key."""
        text = {"text": key} if len(key) == 1 else {}
        self.send("Input.dispatchKeyEvent", type="keyDown", key=key, code=key, **text)
        self.send("Input.dispatchKeyEvent", type="keyUp", key=key, code=key)

    def type(self, text: str) -> None:
        """Type into what has the focus."""
        self.send("Input.insertText", text=text)
