import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { watchForeign } from './watchForeign.js'

const boxes = new Map<Element, DOMRect>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    function (this: Element) {
      return boxes.get(this) ?? new DOMRect()
    },
  )
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  boxes.clear()
  document.body.innerHTML = ''
})

function draw(html: string, box?: [number, number, number, number]) {
  const holder = document.createElement('div')
  holder.innerHTML = html
  const element = holder.firstElementChild as HTMLElement
  document.body.append(element)
  if (box) boxes.set(element, new DOMRect(...box))
  return element
}

const centre = [0, 0, 1280, 800] as [number, number, number, number]
const corner = [1000, 600, 200, 100] as [number, number, number, number]

function setup({ isAsked = false } = {}) {
  let hasFailed = false
  let isPending = isAsked
  let tell = () => {}
  draw('<div id="root"></div>', centre)
  const container = draw(
    '<div data-latchkey><dialog open><div class="lk-card"></div></dialog></div>',
    centre,
  )
  const dialog = container.firstElementChild as HTMLDialogElement
  const card = dialog.firstElementChild as Element
  boxes.set(card, new DOMRect(440, 200, 400, 300))
  const places: watchForeign.Place[] = []
  const stop = watchForeign({
    dialog,
    onChange: (place) => places.push(place),
    requests: {
      hasFailed: () => hasFailed,
      isPending: () => isPending,
      subscribe(listener) {
        tell = listener
        return () => {}
      },
    },
  })
  function ask(value = true) {
    isPending = value
    tell()
  }
  function fail() {
    hasFailed = true
    ask(false)
  }
  const look = () => vi.advanceTimersByTime(200)
  return { ask, dialog, fail, look, places, stop }
}

test('default: away while something overlaps the card, then back', () => {
  const { ask, look, places } = setup()
  ask()
  look()
  expect(places).toEqual([])
  const drawn = draw('<div></div>', centre)
  look()
  expect(places).toEqual(['away'])
  drawn.remove()
  look()
  expect(places).toEqual(['away', 'modal'])
  expect(vi.getTimerCount()).toBe(1)
  ask(false)
  look()
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: opened during a request, ignores existing page elements', () => {
  const { ask, look, places } = setup({ isAsked: true })
  look()
  expect(places).toEqual([])
  const drawn = draw('<div></div>', centre)
  look()
  expect(places).toEqual(['away'])
  drawn.remove()
  look()
  expect(places).toEqual(['away', 'modal'])
  ask(false)
  look()
  expect(places).toEqual(['away', 'modal'])
})

test('behavior: back once the request settles, away on the next', () => {
  const { ask, dialog, look, places } = setup()
  ask()
  // Left open by the wallet.
  draw('<div></div>', centre)
  look()
  ask(false)
  look()
  expect(places).toEqual(['away', 'modal'])
  dialog.click()
  ask()
  look()
  expect(places).toEqual(['away', 'modal', 'away'])
})

test('behavior: away until the leftover of a failed request is removed', () => {
  const { ask, fail, look, places } = setup()
  ask()
  fail()
  look()
  expect(places).toEqual([])
  const drawn = draw('<div></div>', centre)
  for (let count = 0; count < 9; count++) look()
  expect(places).toEqual(['away'])
  drawn.remove()
  look()
  expect(places).toEqual(['away', 'modal'])
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: modal if the leftover of a failed request does not overlap', () => {
  const { ask, fail, look, places } = setup()
  ask()
  draw('<div></div>', corner)
  look()
  fail()
  look()
  expect(places).toEqual(['beside', 'modal'])
  for (let count = 0; count < 9; count++) look()
  // By then, new elements belong to the page.
  draw('<div></div>', centre)
  look()
  expect(places).toEqual(['beside', 'modal'])
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: beside an element that does not overlap', () => {
  const { ask, look, places } = setup()
  ask()
  const drawn = draw('<div></div>', corner)
  look()
  expect(places).toEqual(['beside'])
  boxes.set(drawn, new DOMRect(...centre))
  look()
  expect(places).toEqual(['beside', 'away'])
})

test('behavior: finds open shadow roots and dialogs deep in the page', () => {
  const { ask, look, places } = setup()
  ask()
  const host = draw('<x-wallet></x-wallet>')
  host.attachShadow({ mode: 'open' }).innerHTML = '<div></div>'
  look()
  expect(places).toEqual([])
  const inner = host.shadowRoot?.firstElementChild as Element
  boxes.set(inner, new DOMRect(...centre))
  look()
  expect(places).toEqual(['away'])
  host.remove()
  const deep = document.createElement('div')
  deep.setAttribute('role', 'dialog')
  document.querySelector('#root')?.append(deep)
  boxes.set(deep, new DOMRect(...corner))
  look()
  expect(places).toEqual(['away', 'beside'])
})

describe('closed shadow roots', () => {
  let met: Element[] = []

  beforeEach(() => {
    met = []
    document.elementsFromPoint = () => met
    vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (
      this: Element,
    ) {
      const isDrawn = !this.parentElement?.matches('[data-closed]')
      return (isDrawn ? [new DOMRect()] : []) as never
    })
  })

  test('default: away while hit-testing finds it, not on the next request', () => {
    const { ask, dialog, look, places } = setup()
    ask()
    draw('<div></div>')
    look()
    expect(places).toEqual([])
    const host = draw('<div data-closed></div>')
    look()
    // Beneath a modal dialog, hit tests find nothing.
    expect(places).toEqual(['beside'])
    met = [host]
    look()
    expect(places).toEqual(['beside', 'away'])
    expect(host.childElementCount).toBe(0)
    ask(false)
    look()
    dialog.click()
    ask()
    look()
    expect(places).toEqual(['beside', 'away', 'modal'])
  })

  test('behavior: away for the UI of a failed request until it hides', () => {
    const { ask, fail, look, places } = setup()
    ask()
    const host = draw('<div data-closed></div>')
    met = [host]
    fail()
    look()
    expect(places).toEqual(['beside'])
    for (let count = 0; count < 9; count++) look()
    expect(places).toEqual(['beside', 'away'])
    met = []
    for (let count = 0; count < 3; count++) look()
    expect(places).toEqual(['beside', 'away', 'modal'])
    expect(vi.getTimerCount()).toBe(0)
  })

  test('behavior: modal soon after a failed request without UI', () => {
    const { ask, fail, look, places } = setup()
    ask()
    draw('<div data-closed></div>')
    fail()
    for (let count = 0; count < 9; count++) look()
    expect(places).toEqual(['beside', 'modal'])
    expect(vi.getTimerCount()).toBe(0)
  })

  test('behavior: beside one that shows nothing or hides before the request settles', () => {
    const { ask, look, places } = setup()
    ask()
    const host = draw('<div data-closed></div>')
    for (let count = 0; count < 9; count++) look()
    expect(places).toEqual(['beside'])
    met = [host]
    look()
    // Briefly moves.
    met = []
    vi.advanceTimersByTime(150)
    met = [host]
    look()
    expect(places).toEqual(['beside', 'away'])
    met = []
    for (let count = 0; count < 9; count++) look()
    expect(places).toEqual(['beside', 'away', 'beside'])
    // Renders again, such as its next step.
    met = [host]
    look()
    expect(places).toEqual(['beside', 'away', 'beside', 'away'])
  })
})

test.each([
  ['was there before', '<div></div>', true],
  ['is a toast', '<div role="status"></div>', false],
  ['is the secure frame', '<dialog data-latchkey-frame></dialog>', false],
  ['lets clicks through', '<div style="pointer-events: none"></div>', false],
])('behavior: ignores what %s', (_name, html, isBefore) => {
  const { ask, dialog, look, places } = setup()
  if (isBefore) {
    draw(html, centre)
    dialog.click()
  }
  ask()
  if (!isBefore) draw(html, centre)
  look()
  expect(places).toEqual([])
})

test('behavior: does not poll without a pending request', () => {
  const { look, places, stop } = setup()
  draw('<div></div>', centre)
  look()
  expect(vi.getTimerCount()).toBe(0)
  expect(places).toEqual([])
  stop()
})

test('behavior: does not move beneath another modal dialog', () => {
  const { ask, look, places } = setup()
  ask()
  const drawn = draw('<div></div>', centre)
  look()
  drawn.remove()
  const approval = draw('<dialog></dialog>') as HTMLDialogElement
  const { matches } = approval
  vi.spyOn(approval, 'matches').mockImplementation(
    (selector) => selector === ':modal' || matches.call(approval, selector),
  )
  look()
  expect(places).toEqual(['away'])
  approval.remove()
  look()
  expect(places).toEqual(['away', 'modal'])
})
