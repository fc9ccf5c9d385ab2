const script = document.querySelector('#script')
const {
  app = '',
  next = '',
  result = '',
} = script instanceof HTMLScriptElement ? script.dataset : {}

// The code is good once and for this device; it need not stay in sight.
history.replaceState(null, '', location.pathname)

if (next) location.replace(next)
else {
  // To the app alone: a page of anybody else, as an opener, hears nothing.
  window.opener?.postMessage({ resultUri: result }, app)
  window.close()
}

export {}
