const MARGIN = 8

/** Shows the type of the name of an example that is pointed at or tapped. */
export function showTypes() {
  let card: HTMLElement | undefined
  const hide = () => card?.hidePopover()
  const show = ({ target }: Event) => {
    const name = target instanceof Element && target.closest('.typed')
    const { summary, type } = (name && (name as HTMLElement).dataset) || {}
    if (!name || !type) return hide()
    card ??= createCard()
    const code = document.createElement('code')
    code.textContent = type
    const text = document.createElement('p')
    text.append(...toNodes(summary ?? ''))
    card.replaceChildren(code, ...(summary ? [text] : []))
    card.showPopover()
    place(card, name.getBoundingClientRect())
  }
  document.addEventListener('pointerover', show)
  document.addEventListener('click', show)
  document.addEventListener('scroll', hide, { capture: true, passive: true })
}

/** JSDoc writes code between backticks. */
function toNodes(summary: string) {
  return summary.split('`').map((part, index) => {
    if (index % 2 === 0) return part
    const code = document.createElement('code')
    code.textContent = part
    return code
  })
}

function createCard() {
  const card = document.createElement('div')
  card.className = 'type-card'
  card.popover = 'manual'
  card.setAttribute('role', 'tooltip')
  document.body.append(card)
  return card
}

/** Below the name, or above it where the window ends. */
function place(card: HTMLElement, name: DOMRect) {
  const { height, width } = card.getBoundingClientRect()
  const left = Math.min(name.left, innerWidth - width - MARGIN)
  const isBelow = name.bottom + height + MARGIN < innerHeight
  card.style.left = `${Math.max(MARGIN, left)}px`
  card.style.top = `${isBelow ? name.bottom + 4 : name.top - height - 4}px`
}
