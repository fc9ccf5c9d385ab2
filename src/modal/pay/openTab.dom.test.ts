import { afterEach, expect, test, vi } from 'vitest'
import { openTab } from './openTab.js'

afterEach(() => vi.unstubAllGlobals())

test('behavior: the empty tab is dark where the browser is', () => {
  const tab = { document: document.implementation.createHTMLDocument() }
  vi.stubGlobal('open', () => tab)
  openTab()
  expect(tab.document.documentElement.style.colorScheme).toBe('light dark')
})

test('behavior: blocked by the browser', () => {
  vi.stubGlobal('open', () => null)
  expect(openTab()).toBe(undefined)
})
