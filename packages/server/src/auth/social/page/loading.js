const RETRY_MS = 1_000
/** For the app to lead on by itself, or the provider would load twice. */
const OPENER_MS = 1_500
const note = document.querySelector('#note')
const ticket = new URLSearchParams(location.search).get('ticket') ?? ''

/** @param {string} text */
function say(text) {
  if (note) note.textContent = text
  document.querySelector('.wait')?.remove()
}

/** @param {string} text */
function isSafe(text) {
  const { hostname, protocol } = new URL(text)
  const isLocal = /^(?:localhost|127\.0\.0\.1|.+\.localhost)$/.test(hostname)
  return protocol === 'https:' || (protocol === 'http:' && isLocal)
}

/** @param {number} ms */
function sleep(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/**
 * Asks until the login has begun. The app leads this window on as well, where
 * it still has hold of it, and then it may be first.
 */
async function wait() {
  for (;;) {
    const path = `/auth/social/ticket/${encodeURIComponent(ticket)}`
    const response = await fetch(path).catch(() => undefined)
    if (response?.status === 404)
      return say('This login is over. Begin again in the app.')
    const { uri } = response?.ok ? await response.json() : {}
    if (typeof uri === 'string' && isSafe(uri)) {
      if (window.opener) await sleep(OPENER_MS)
      return location.replace(uri)
    }
    if (!response?.ok) await sleep(RETRY_MS)
  }
}

// Without a ticket only the app can lead on.
if (ticket) wait()

export {}
