/** What the page may load: its own files, no inline script or style, WebAssembly but no eval. */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "worker-src 'self'",
  "frame-src 'self'",
  "manifest-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/**
 * What the page may load in which programs of the reader run: nothing but its one script, by the
 * hash of it, and workers made of texts. It stands in a frame without an origin.
 */
export function runPolicy(hash: string): string {
  return [
    "default-src 'none'",
    `script-src 'sha256-${hash}'`,
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}
