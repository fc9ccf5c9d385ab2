import { expect, test, vi } from 'vitest'
import { askGesture } from './askGesture.js'
import { english } from './language/translations/english.js'

function setup() {
  const end = new AbortController()
  const done = vi.fn()
  const fill = (nodes: readonly Node[]) =>
    document.body.replaceChildren(...nodes)
  void askGesture({ fill }, end.signal, english).then(done)
  const button = document.querySelector('button')
  async function click(isTrusted: boolean) {
    const event = new MouseEvent('click')
    Object.defineProperty(event, 'isTrusted', { value: isTrusted })
    button?.dispatchEvent(event)
    await null
    await null
  }
  return { click, done, end }
}

test('default: nothing to approve until the person asks for it', async () => {
  const { click, done } = setup()
  expect(document.body.textContent).toContain('asking again')
  await click(true)
  expect(done).toHaveBeenCalledOnce()
})

test('error: a script does not ask in their place', async () => {
  const { click, done, end } = setup()
  await click(false)
  expect(done).not.toHaveBeenCalled()
  end.abort()
  await click(true)
  expect(done).not.toHaveBeenCalled()
})
