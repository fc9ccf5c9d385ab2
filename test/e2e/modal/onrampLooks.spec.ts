import type { Page } from '@playwright/test'
import type { ModalView } from 'latchkey'
import { getDevAccount, injectWallet } from '../../browser/injectWallet.js'
import { findViolations } from '../axe.js'
import { expect, newReceiver, test } from '../fixtures.js'
import { looks } from '../looks.js'
import { openView } from './openView.js'
import { buttonOf, en, expectSound, modalOf, press } from './steps.js'

const links = {
  appStore: 'https://apps.example/opal',
  chromeStore: 'https://chrome.example/opal',
  homepage: 'https://opal.example',
  playStore: 'https://play.example/opal',
}
const wallet = { id: 'opal', key: 'opal', links, name: 'Opal' } as never

for (const { theme, width } of looks) {
  const look = `${theme}, ${width} px`

  test(`default: what buys, names and explains, ${look} @long`, async ({
    local,
    page,
    problems,
  }) => {
    await page.setViewportSize({ height: 844, width })
    // Measure colors after transitions, not during them.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await injectWallet(page, local, getDevAccount(7))
    await page.goto(`${local.urls.stage}/?theme=${theme}`)
    const check = async (name: string) => {
      await expect(modalOf(page).locator('[aria-busy=true]')).toHaveCount(0)
      await expectSound(page)
      const violations = await findViolations(page, '[data-latchkey]')
      expect([name, ...violations]).toEqual([name])
      const folder = process.env.LATCHKEY_SHOTS
      if (folder)
        await page.screenshot({
          path: `${folder}/${name}-${theme}-${width}.png`,
        })
    }
    const visit = async (view: ModalView, text: string | RegExp) => {
      await openView(page, view)
      await expect(modalOf(page)).toContainText(text)
      await check(view)
    }

    await page.getByRole('button', { name: 'Connect wallet' }).click()
    await visit('WhatIsAWallet', en.guide.getWallet)
    await visit('WhatIsANetwork', en.guide.gotIt)
    await visit('GetWallet', 'MetaMask')
    await openView(page, 'Downloads', { wallet })
    await check('Downloads')
    await visit('UsageExceeded', en.guide.usage)
    await openView(page, 'Connect')
    await press(page, /Test Wallet/)
    await expect(modalOf(page)).toBeHidden()

    await visit('OnRampProviders', 'Meld.io')
    await amountOf(page).fill('2500')
    await expect(buttonOf(page, en.buy.continueAt('Coinbase'))).toBeEnabled()
    await check('OnRampProviders-quote')
    await visit('OnRampFiatSelect', 'Euro')
    await visit('OnRampTokenSelect', 'Local Dollar')
    await visit('WhatIsABuy', en.buy.start)
    await visit('BuyInProgress', en.buy.nothing)
    await visit('ChooseAccountName', en.names.choose)
    await visit('RegisterAccountName', en.names.hint)
    const name = `ada-${newReceiver().slice(2, 40)}`
    await modalOf(page).getByLabel(en.names.name).fill(name)
    await expect(modalOf(page)).toContainText(en.names.free(`${name}.reown.id`))
    await check('RegisterAccountName-free')
    await openView(page, 'RegisterAccountNameSuccess', {
      name: `${name}.reown.id`,
    })
    await check('RegisterAccountNameSuccess')
    // An unregistered name is a 404.
    expect(problems.filter((text) => !text.includes('404'))).toEqual([])
  })
}

const amountOf = (page: Page) =>
  modalOf(page).getByRole('textbox', { name: en.buy.amountHint })
