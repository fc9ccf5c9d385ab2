// @vitest-environment happy-dom
// A process of its own: a module that was loaded stays loaded.
import { expect, test } from 'vitest'
import { getViewSource } from './getViewSource.js'
import { insideSources } from './insideSources.js'
import { startSources } from './startSources.js'

const inside = (
  Object.keys(insideSources) as (keyof typeof insideSources)[]
).filter((name) => name !== 'UsageGate')

test('default: the first screen is there', () => {
  expect(getViewSource('Connect').peek()?.name).toBe('ConnectView')
  expect(getViewSource('AllWallets')).toBe(startSources.AllWallets)
})

test.each(inside)('behavior: %s comes, and stays', async (view) => {
  const source = getViewSource(view)
  expect(source.peek()).toBeUndefined()
  const View = await source.load()
  expect(View.name).toBe(
    view.startsWith('UpdateEmail') ? 'UpdateEmailView' : `${view}View`,
  )
  expect(getViewSource(view).peek()).toBe(View)
})
