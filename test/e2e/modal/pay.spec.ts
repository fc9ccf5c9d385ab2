import { parseUnits } from 'viem'
import { approve, expect, frameOf, test } from '../fixtures.js'
import { en, logIn, modalOf, press } from './steps.js'

const shop = `0x${'7a'.repeat(20)}` as const

test('default: a payment is rejected, tried again, and arrives once', async ({
  local,
  page,
  services,
}) => {
  await logIn(page, local, services, { url: local.urls.stage })
  const before = await services.usd(shop)
  await page.evaluate(
    ({ asset, recipient }) => {
      const { kit } = globalThis.stage
      const metadata = { name: 'Local Dollar', symbol: 'USDL', decimals: 6 }
      const paymentAsset = { network: 'eip155:31337', asset, metadata }
      kit.store.set(kit.atoms.modal, (state) => ({
        ...state,
        isOpen: true,
        stack: [
          { view: 'Account' },
          { view: 'Pay', data: { amount: '2.5', paymentAsset, recipient } },
        ],
      }))
    },
    { asset: local.tokens.usd.address, recipient: shop },
  )
  await press(page, en.pay.title('2.5 USDL'))
  await frameOf(page).getByTestId('reject').click()
  await expect(modalOf(page)).toContainText(en.pay.failed)
  expect(await services.usd(shop)).toBe(before)
  await press(page, en.common.tryAgain)
  await press(page, en.pay.title('2.5 USDL'))
  await approve(page)
  await expect(modalOf(page)).toContainText(en.pay.done)
  expect((await services.usd(shop)) - before).toBe(parseUnits('2.5', 6))
})
