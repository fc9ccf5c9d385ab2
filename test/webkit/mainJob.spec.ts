import { expect } from '@playwright/test'
import { parseUnits } from 'viem'
import { newEmail, newReceiver } from '../e2e/fixtures.js'
import { en } from '../e2e/modal/steps.js'
import { createChain, newSolanaReceiver } from '../e2e/solana/chain.js'
import { test } from './fixtures.js'
import { keys } from './openSession.js'
import {
  accountButton,
  approve,
  inApproval,
  logIn,
  modal,
  named,
  readAddress,
  review,
  says,
} from './steps.js'

const isFocusInModal = (modal: string) =>
  document.querySelector(modal)?.contains(document.activeElement)

test('default: email, keep the account, send 1.5, approve, reload', async ({
  local,
  services,
  webkit,
}) => {
  const { address } = await logIn(webkit, local, services)
  const to = newReceiver()
  await review(webkit, { amount: '1.5', to })
  await approve(webkit)
  await webkit.see(says('1.5 USDL sent'))
  await expect.poll(() => webkit.evaluate(isFocusInModal, modal)).toBe(true)
  await webkit.click(named(en.send.done))
  await webkit.see(says('998.5 USDL'))
  expect(await services.usd(to)).toBe(1_500_000n)
  expect(await services.usd(address)).toBe(998_500_000n)
  await expect.poll(() => webkit.evaluate(isFocusInModal, modal)).toBe(true)

  await webkit.reload()
  await webkit.see(accountButton)
  expect(await readAddress(webkit)).toBe(address)
})

test('error: rejected in the window, by mouse and by key, nothing is sent; then approved @rest', async ({
  local,
  services,
  webkit,
}) => {
  await logIn(webkit, local, services)
  const to = newReceiver()
  await review(webkit, { amount: '1.5', to })
  const reject = async (decide: () => Promise<unknown>) => {
    await inApproval(webkit, async () => {
      await webkit.see({ testid: 'amount', text: '1.5' })
      await decide()
    })
    await webkit.see(says(en.titles.WalletSend))
    await expect.poll(() => webkit.evaluate(isFocusInModal, modal)).toBe(true)
    expect(await services.usd(to)).toBe(0n)
  }
  await reject(() => webkit.press({ testid: 'reject' }))
  await webkit.click(named(en.send.review))
  await reject(() => webkit.type(keys.Escape))
  await webkit.click(named(en.send.review))
  await approve(webkit)
  await webkit.see(says('1.5 USDL sent'))
  expect(await services.usd(to)).toBe(1_500_000n)
})

test('default: the same login sends USDL on Solana', async ({
  local,
  services,
  webkit,
}) => {
  const chain = createChain(local)
  const to = newSolanaReceiver()
  await logIn(webkit, local, services)
  await webkit.click({ text: 'Solana', within: '.lk-sides' })
  await webkit.see(says('10 SOL'))
  await review(webkit, { amount: '2.5', to })
  await approve(webkit)
  await webkit.see(says('2.5 USDL sent'))
  const { decimals } = local.solana.tokens.usd
  await expect
    .poll(() => chain.token(to, 'usd'))
    .toBe(parseUnits('2.5', decimals))
})

test('error: a blocked window and an account that is not kept are reported @rest', async ({
  local,
  services,
  webkit,
}) => {
  const email = newEmail()
  await webkit.visit(local.urls.app)
  await webkit.fill({ css: '[name=email]' }, email)
  await webkit.click({ name: 'Continue with email' })
  await webkit.fill({ css: '[name=code]' }, await services.code(email))
  await webkit.click({ name: 'Sign in' })
  await webkit.inFrame(async () => {
    await webkit.see({ testid: 'keep-open' })
    await webkit.evaluate(() => {
      window.open = () => null
    })
    expect(await webkit.has({ testid: 'keep-without' })).toBe(false)
    await webkit.click({ testid: 'keep-open' })
    await webkit.see({ testid: 'keep-hint', text: 'Allow pop-ups' })
    await webkit.click({ testid: 'keep-without' })
  })
  await webkit.see({ testid: 'address' })
  await webkit.see({ testid: 'not-kept', text: "Don't keep money in it" })
})
