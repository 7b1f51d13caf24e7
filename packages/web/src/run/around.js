// Around the frame in which programs of the reader run. This page is the workbench's own, so that a
// service worker can answer for it without a network, and only hands messages on; the frame inside
// has no origin. `INSIDE`, which the build puts before these lines, is the text of that frame.
const frame = document.createElement('iframe')
frame.setAttribute('sandbox', 'allow-scripts')
frame.srcdoc = INSIDE
addEventListener('message', ({ source, data, ports }) => {
  if (source === frame.contentWindow && data === 'ready') parent.postMessage('ready', '*')
  // a frame without an origin has none to be named
  if (source === parent) frame.contentWindow.postMessage(data, '*', ports)
})
document.body.append(frame)
