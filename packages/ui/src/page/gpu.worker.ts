const gl = new OffscreenCanvas(1, 1).getContext('webgl2');
// Answered after everything before it.
gl?.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
postMessage('rested');
