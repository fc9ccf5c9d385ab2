import { chromiumFlags } from '../../../scripts/chromium.js'

/**
 * Chromium that reaches this machine only: names of other hosts fail to
 * resolve at once. Routes of Playwright would slow each request of the page.
 */
export const offlineFlags = [
  ...chromiumFlags,
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
]
