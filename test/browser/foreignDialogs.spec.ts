import { expect, test } from '../e2e/fixtures.js'
import { getFocus, openStage } from './openStage.js'

// Their styles are injected by script.
test.use({ bypassCSP: true })

for (const under of ['radix', 'mui'])
  test.describe(`above a dialog of ${under}${under === 'mui' ? ' @long' : ''}`, () => {
    test('default: clicks, typing, scrolling and Tab go to our dialog', async ({
      local,
      page,
    }) => {
      const query = `probe&under=${under}`
      const { dialog, probe } = await openStage(page, local, query)
      const foreign = page.getByTestId('foreign')
      await probe.click()
      await page.getByRole('button', { name: 'To the form' }).click()
      const input = page.getByLabel('Name')
      await input.click()
      await page.keyboard.type('Someone')
      await expect(input).toHaveValue('Someone')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      expect(await getFocus(page)).toBe('Back')
      // Their focus traps check again after a delay.
      await page.evaluate(() => new Promise((done) => setTimeout(done, 150)))
      expect(await getFocus(page)).toBe('Back')
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'To the list' }).click()
      await page.getByRole('button', { name: 'Row 3', exact: true }).hover()
      await page.mouse.wheel(0, 600)
      const body = dialog.locator('.lk-body:not(.lk-left *)')
      await expect
        .poll(() => body.evaluate((element) => element.scrollTop))
        .toBeGreaterThan(300)
      await page.getByRole('button', { name: 'Row 20' }).click()
      await expect(dialog.getByText('Chosen: Row 20')).toHaveCount(1)
      await expect(foreign).toBeVisible()
      expect(
        await dialog.evaluate((element) => ({
          hidden: element.closest('[aria-hidden], [inert]') !== null,
          pointer: getComputedStyle(element).pointerEvents,
        })),
      ).toEqual({ hidden: false, pointer: 'auto' })
    })

    test('behavior: each way of closing closes only our dialog', async ({
      local,
      page,
    }) => {
      const { dialog, opener } = await openStage(page, local, `under=${under}`)
      const foreign = page.getByTestId('foreign')
      const ways = [
        async () => {
          await page.keyboard.down('Escape')
          // Held down for a while.
          await page.keyboard.down('Escape')
          await page.keyboard.up('Escape')
        },
        () => page.mouse.click(5, 5),
        () => dialog.getByRole('button', { name: 'Close' }).click(),
      ]
      for (const close of ways) {
        await opener.click()
        await expect(dialog).toBeVisible()
        await close()
        await expect(dialog).toBeHidden()
        await expect(foreign).toBeVisible()
        await expect(opener).toBeFocused()
      }
      await page.keyboard.press('Escape')
      await expect(foreign).toBeHidden()
    })
  })
