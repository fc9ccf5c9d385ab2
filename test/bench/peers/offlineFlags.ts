import { chromiumFlags } from '../../../scripts/chromium.js'

/** Host name of the pages: on localhost, alerts for developers are on. */
export const HOST = 'app.example'

/**
 * Chromium that reaches this machine only: names of other hosts fail to
 * resolve at once. Routes of Playwright would slow each request of the page.
 */
export const offlineFlags = [
  ...chromiumFlags,
  `--host-resolver-rules=MAP ${HOST} 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1`,
]

/**
 * Returns the origin of a served page under a name that is no loopback address,
 * and the flag that makes it a secure context, as if it had a certificate.
 */
export function toHosted(origins: readonly string[]) {
  const hosted = origins.map((origin) => origin.replace('localhost', HOST))
  return {
    flag: `--unsafely-treat-insecure-origin-as-secure=${hosted.join(',')}`,
    hosted,
  }
}
