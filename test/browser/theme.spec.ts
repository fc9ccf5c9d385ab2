import type { Page } from '@playwright/test'
import type { ThemeVariables } from 'latchkey'
import { expect, test } from '../e2e/fixtures.js'
import { getDevAccount, injectWallet } from './injectWallet.js'
import { openStage } from './openStage.js'

const read = (page: Page) =>
  page.evaluate(() => {
    const look = (selector: string) => {
      const element = document.querySelector(selector)
      if (!element) throw new Error(`${selector} is not there`)
      return getComputedStyle(element)
    }
    return {
      accent: look('.lk-input-go.lk-lit').backgroundColor,
      card: look('.lk-card').backgroundColor,
      font: look('.lk-row-title').fontFamily,
      radius: look('.lk-card').borderTopLeftRadius,
      row: look('.lk-row').minHeight,
      size: look('.lk-title').fontSize,
      tile: look('.lk-wallet-tile').width,
      width: look('.lk-card').width,
    }
  })

test('param: each variable and option of the theme takes effect @long', async ({
  local,
  page,
}) => {
  await injectWallet(page, local, getDevAccount(7))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const open = async (query: string) => {
    const { dialog, opener } = await openStage(page, local, query)
    await opener.click()
    await expect(dialog.getByRole('button', { name: /Test/ })).toBeVisible()
    await dialog.getByRole('textbox').fill('ada@example.com')
    // Color transitions take time.
    await page.waitForFunction(() => document.getAnimations().length === 0)
    return read(page)
  }
  const set = (variables: ThemeVariables) =>
    open(`variables=${encodeURIComponent(JSON.stringify(variables))}`)
  const before = await open('')
  expect(before).toMatchObject({
    radius: '28px',
    row: '60px',
    size: '18px',
    tile: '40px',
    width: '376px',
  })
  expect(await set({ accent: 'rgb(200, 80, 0)' })).toEqual({
    ...before,
    accent: 'rgb(200, 80, 0)',
  })
  expect(await set({ radius: '1px' })).toEqual({ ...before, radius: '7px' })
  expect(await set({ 'font-family': 'Georgia' })).toMatchObject({
    font: 'Georgia',
  })
  expect(await set({ 'font-size': '20px' })).toMatchObject({
    size: '22.5px',
    width: '470px',
  })
  // The color is mixed in at the given strength, by default not at all.
  expect(await set({ 'color-mix': 'rgb(255, 0, 0)' })).toEqual(before)
  const mixed = await set({
    'color-mix': 'rgb(255, 0, 0)',
    'color-mix-strength': '20%',
  })
  expect(mixed.card).not.toBe(before.card)
  expect({ ...mixed, card: before.card }).toEqual(before)
  expect(await open('compact')).toEqual({
    ...before,
    row: '48px',
    tile: '32px',
  })
  expect(await open('wide')).toEqual({ ...before, width: '728px' })
  await page.setViewportSize({ height: 800, width: 759 })
  expect(await open('wide')).toEqual(before)
})
