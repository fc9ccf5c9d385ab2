import { expect, test, vi } from 'vitest'
import { fadeOut } from './fadeOut.js'

test('behavior: the copy is found by no name, and its pictures keep their colors', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(100)
  Object.assign(Element.prototype, {
    animate: () => ({}),
    getAnimations: () => [],
  })
  document.body.innerHTML = `
    <div class="lk-card"><div class="lk-card-content"><div class="lk-view">
      <input id="field" name="field">
      <svg><defs><radialGradient id="ground"></radialGradient></defs>
      <circle fill="url(#ground)"></circle></svg>
    </div></div></div>`
  const view = document.querySelector<HTMLElement>('.lk-view')
  fadeOut(view)
  view?.remove()
  await Promise.resolve()
  const copy = document.querySelector('.lk-left')
  expect(copy?.querySelector('input')?.outerHTML).toBe('<input>')
  expect(copy?.querySelector('svg')?.innerHTML).toContain('id="ground"')
})
