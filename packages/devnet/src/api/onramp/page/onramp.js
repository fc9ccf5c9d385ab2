const WAIT_MS = 150

const form = document.querySelector('form')
const button = document.querySelector('button')
const problem = document.querySelector('#problem')
const address = document.querySelector('#address')
const card = document.querySelector('.card')

/** @type {AbortController | undefined} */
let asking

/** @param {string} text */
function complain(text) {
  if (problem && problem.textContent !== text) problem.textContent = text
  if (button) button.disabled = text !== ''
}

/** @param {Record<string, string>} texts */
function show(texts) {
  for (const id of ['bought', 'fee', 'network', 'total']) {
    const place = document.querySelector(`#${id}`)
    if (place) place.textContent = texts[id] ?? '–'
  }
}

async function refresh() {
  if (!form) return
  asking?.abort()
  asking = new AbortController()
  const { signal } = asking
  if (button) button.disabled = true
  await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  if (signal.aborted) return
  const fields = new FormData(form)
  const query = new URLSearchParams()
  for (const [name, value] of fields) query.set(name, String(value))
  try {
    const url = `${location.pathname}/quote?${query}`
    const response = await fetch(url, { signal })
    const answer = await response.json()
    show(response.ok ? answer : {})
    complain(response.ok ? '' : answer.message)
  } catch {
    if (signal.aborted) return
    show({})
    complain('The provider does not answer.')
  }
}

form?.addEventListener('input', ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return
  if (target.dataset.address && address)
    address.textContent = target.dataset.address
  if (target.name === 'method' && card)
    card.classList.toggle('bank', target.value !== 'card')
  refresh()
})

form?.addEventListener('submit', () => {
  if (!button) return
  button.disabled = true
  button.textContent = 'Buying…'
})

// A browser that goes back shows the form as it was: it is asked for anew.
addEventListener('pageshow', (event) => {
  if (event.persisted) location.reload()
})

export {}
