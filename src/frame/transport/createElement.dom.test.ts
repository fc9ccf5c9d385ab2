import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { prepareWindow } from '../../../test/setup/frame/prepareWindow.js'
import { createElement } from './createElement.js'

const url = 'http://wallet.localhost:5174/sdk?projectId=test'
let counts = { cancel: 0, removed: 0 }
let element: createElement.ReturnType

const flush = () => new Promise((resolve) => setTimeout(resolve, 5))

const dialog = () =>
  document.querySelector<HTMLDialogElement>('dialog[data-latchkey-frame]')
const iframe = () => dialog()?.querySelector('iframe')

beforeEach(() => {
  prepareWindow()
  counts = { cancel: 0, removed: 0 }
  element = createElement({
    document,
    url,
    onCancel: () => void counts.cancel++,
    onRemoved: () => void counts.removed++,
  })
})

afterEach(() => {
  element.destroy()
})

describe('createElement', () => {
  test('default: an iframe in a closed dialog on the body', () => {
    expect(dialog()?.parentElement).toBe(document.body)
    expect(dialog()?.open).toBe(false)
    expect(iframe()?.src).toBe(url)
    expect(iframe()?.title).toBe('Secure wallet')
    expect(iframe()?.getAttribute('sandbox')).toBe(
      'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads allow-modals allow-storage-access-by-user-activation',
    )
    expect(iframe()?.allow).toBe(
      'publickey-credentials-get http://wallet.localhost:5174; publickey-credentials-create http://wallet.localhost:5174; clipboard-write http://wallet.localhost:5174; storage-access http://wallet.localhost:5174',
    )
    expect(dialog()?.style.position).toBe('fixed')
    for (const name of ['animation', 'transform', 'opacity', 'filter'])
      for (const node of [dialog(), iframe()])
        expect(node?.style.getPropertyValue(name)).toBe('')
  })

  test('behavior: show and hide do not move or reload the iframe', () => {
    const before = iframe()
    for (let cycle = 0; cycle < 20; cycle++) {
      element.show()
      expect(dialog()?.open).toBe(true)
      element.hide()
      expect(dialog()?.open).toBe(false)
    }
    element.show()
    element.show()
    expect(iframe()).toBe(before)
    expect(dialog()?.parentElement).toBe(document.body)
    expect(dialog()?.style.pointerEvents).toBe('auto')
  })

  test('behavior: attributes that hide it are removed while it is open', async () => {
    dialog()?.setAttribute('inert', '')
    element.show()
    expect(dialog()?.hasAttribute('inert')).toBe(false)
    dialog()?.setAttribute('inert', '')
    dialog()?.setAttribute('aria-hidden', 'true')
    iframe()?.setAttribute('inert', '')
    await flush()
    expect(dialog()?.hasAttribute('inert')).toBe(false)
    expect(dialog()?.hasAttribute('aria-hidden')).toBe(false)
    expect(iframe()?.hasAttribute('inert')).toBe(false)
    element.hide()
    dialog()?.setAttribute('inert', '')
    await flush()
    expect(dialog()?.hasAttribute('inert')).toBe(true)
  })

  test('behavior: Escape outside the iframe', () => {
    element.show()
    const event = new Event('cancel', { cancelable: true })
    dialog()?.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(true)
    expect(counts.cancel).toBe(1)
  })

  test('behavior: closed by the browser counts as Escape', async () => {
    element.show()
    dialog()?.close()
    await flush()
    expect(counts.cancel).toBe(1)
    element.show()
    element.hide()
    await flush()
    expect(counts.cancel).toBe(1)
  })

  test.each([
    ['the dialog', () => dialog()?.remove()],
    ['the iframe', () => iframe()?.remove()],
    ['everything', () => document.body.replaceChildren()],
  ])('behavior: %s is removed by other code', async (_, remove) => {
    remove()
    await flush()
    expect(counts.removed).toBe(1)
    expect(dialog()).toBeNull()
    element.show()
    expect(document.querySelector('dialog')).toBeNull()
  })

  test.each([
    ['the dialog', () => dialog()?.remove()],
    ['what it is in now', () => document.querySelector('#inner')?.remove()],
    ['what that is in', () => document.querySelector('#outer')?.remove()],
  ])('behavior: moved by other code, then %s is removed', async (_, remove) => {
    const outer = document.createElement('div')
    outer.id = 'outer'
    const inner = document.createElement('div')
    inner.id = 'inner'
    outer.append(inner)
    document.body.append(outer)
    inner.append(dialog() as HTMLElement)
    await flush()
    expect(counts.removed).toBe(0)
    remove()
    await flush()
    expect(counts.removed).toBe(1)
    expect(dialog()).toBeNull()
  })

  test('behavior: restores the focus when hidden', async () => {
    const button = document.createElement('button')
    document.body.append(button)
    button.focus()
    element.show()
    button.blur()
    element.hide()
    expect(document.activeElement).toBe(button)
    // Firefox, after the approval window has closed.
    button.blur()
    window.dispatchEvent(new Event('focus'))
    expect(document.activeElement).toBe(button)
    element.show()
    button.blur()
    window.dispatchEvent(new Event('focus'))
    expect(document.activeElement).toBe(document.body)
  })

  test('behavior: other nodes may be added and removed', async () => {
    document.body.append(document.createElement('div'))
    document.body.firstElementChild?.before(document.createElement('p'))
    await flush()
    expect(counts.removed).toBe(0)
  })

  test('behavior: destroy calls no callbacks', async () => {
    element.show()
    element.destroy()
    await flush()
    expect(counts).toEqual({ cancel: 0, removed: 0 })
    expect(dialog()).toBeNull()
  })
})
