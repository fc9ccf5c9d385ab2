import { expect, test } from '../e2e/fixtures.js'
import { visitEveryView } from './everyView.js'
import { getDevAccount, injectWallet } from './injectWallet.js'
import { readFaults } from './readFaults.js'

/** Locales of the components, as browsers name them. */
const locales =
  'ar cs de es fa fr he hi id it ja ko ms nl pl pt-BR ru th tr uk vi zh-CN zh-TW'

for (const locale of locales.split(' '))
  test.describe(locale, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' }, locale })

    test(`default: every view on a phone, ${locale} @long`, async ({
      local,
      page,
    }) => {
      test.setTimeout(180_000)
      await page.setViewportSize({ height: 844, width: 390 })
      await injectWallet(page, local, getDevAccount(7))
      await page.goto(`${local.urls.stage}/?pairing`)
      const opener = page.locator('#root .lk-open-button').first()
      await expect(opener).not.toHaveText('Connect wallet')
      await opener.click()
      const found: string[] = []
      await visitEveryView({
        page,
        async visit(view) {
          const faults = await readFaults(page)
          found.push(...faults.map((fault) => `${view}: ${fault}`))
          const folder = process.env.LATCHKEY_SHOTS
          if (folder)
            await page.screenshot({ path: `${folder}/${locale}-${view}.png` })
        },
      })
      expect(found).toEqual([])
    })
  })
