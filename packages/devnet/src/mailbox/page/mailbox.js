const POLL_MS = 1_000

/**
 * @typedef {{
 *   id: string
 *   from: string
 *   to: string
 *   subject: string
 *   text: string
 *   sentAt: string
 *   code?: string
 *   link?: string
 * }} Mail
 */

const list = document.querySelector('#mails')
const note = document.querySelector('#status')
let shown = ''

/**
 * @template {keyof HTMLElementTagNameMap} name
 * @param {name} name
 * @param {string} [className]
 * @param {string} [text]
 */
function element(name, className = '', text = '') {
  const node = document.createElement(name)
  if (className) node.className = className
  node.textContent = text
  return node
}

/** @param {string} sentAt */
function toTime(sentAt) {
  const time = element('time', '', new Date(sentAt).toLocaleTimeString())
  time.dateTime = sentAt
  return time
}

/** @param {string} code */
function toCode(code) {
  const row = element('div', 'code')
  const copy = element('button', '', 'Copy')
  copy.type = 'button'
  copy.addEventListener('click', async () => {
    const copied = await navigator.clipboard.writeText(code).then(
      () => true,
      () => false,
    )
    copy.textContent = copied ? 'Copied' : 'Copy failed'
    setTimeout(() => {
      copy.textContent = 'Copy'
    }, 1_500)
  })
  row.append(element('output', '', code), copy)
  return row
}

/** @param {string} href */
function toLink(href) {
  const link = element('a', 'link', 'Review this device')
  link.href = href
  link.target = '_blank'
  link.rel = 'noopener noreferrer'
  return link
}

/** @param {Mail} mail */
function toArticle(mail) {
  const article = element('article')
  const meta = element('p', 'meta')
  meta.append(element('span', '', mail.from), toTime(mail.sentAt))
  article.append(
    meta,
    element('h2', '', mail.subject),
    element('p', 'meta', `To ${mail.to}`),
  )
  if (mail.code) article.append(toCode(mail.code))
  article.append(element('p', 'text', mail.text))
  if (mail.link) article.append(toLink(mail.link))
  return article
}

/** @param {string} text */
function say(text) {
  if (note && note.textContent !== text) note.textContent = text
}

async function refresh() {
  try {
    const response = await fetch('/mails.json')
    /** @type {{ mails: Mail[] }} */
    const { mails } = await response.json()
    const ids = mails.map((mail) => mail.id).join()
    if (ids !== shown) list?.replaceChildren(...mails.map(toArticle))
    shown = ids
    const count = `${mails.length} ${mails.length === 1 ? 'mail' : 'mails'}`
    say(mails.length === 0 ? 'No mail yet. Log in to get one.' : count)
  } catch {
    say('The services have stopped. This page picks up when they run again.')
  }
  setTimeout(refresh, POLL_MS)
}

refresh()

export {}
