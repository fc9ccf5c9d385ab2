import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import {
  setupProject,
  signer,
} from '../../../test/setup/components/setupProject.js'
import { SmartSessionListView } from './SmartSessionListView.js'

beforeAll(async () => {
  // Preload: the first import is slow because modules are compiled on demand.
  await import('../../actions/payment/payments.js')
  await import('../../api/createApiClient.js')
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const { address } = signer
const listPath = `GET /v1/sessions/eip155:1:${address}`
const revokePath = `POST /v1/sessions/eip155:1:${address}/revoke`
const smartSessions = true

function createSession(more: object = {}) {
  return {
    pci: '8f1f2d1c-0000-4000-8000-000000000001',
    project: { id: '1', name: 'Ga\u202eme' },
    expiry: 4_000_000_000,
    permissions: [
      { type: 'native-token-recurring-allowance', data: {} },
      { type: 'contract-call', data: {} },
      { type: 'contract-call', data: {} },
      { type: '__proto__', data: {} },
    ],
    ...more,
  }
}

async function setup(parameters: setupProject.Parameters) {
  const found = await setupProject(parameters)
  vi.stubGlobal('fetch', found.fetch)
  render(<SmartSessionListView />, { wrapper: found.wrapper })
  return found
}

test('default: lists and revokes permissions', async () => {
  let pcis: object[] = [createSession()]
  const { count } = await setup({
    answers: {
      [listPath]: () => ({ pcis }),
      [revokePath]: () => {
        pcis = [createSession({ revokedAt: 1 })]
        return { success: true }
      },
    },
    features: { smartSessions },
  })
  const end = await screen.findByRole('button', {
    name: 'Revoke permission for Game',
  })
  const row = end.closest('.lk-session')
  expect(row?.textContent).toBe(
    "GGameUntil Oct 2, 2096RevokeCan spend the network's coinCan use certain contractsHas another permission",
  )
  await act(async () => end.click())
  await screen.findByText('Revoked')
  expect(count(revokePath)).toBe(1)
  expect(screen.getByText('No app permissions')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText('Permission for Game revoked')).toBeTruthy()
})

test('behavior: shows spending limits and periods', async () => {
  const data = { allowance: '0x2386f26fc10000', period: 86_400 }
  const address = `0x${'ab'.repeat(20)}`
  const permissions = [
    { type: 'native-token-recurring-allowance', data },
    // Its decimals are unknown.
    { type: 'erc20-recurring-allowance', data: { ...data, token: address } },
    {
      type: 'native-token-recurring-allowance',
      data: { ...data, period: 604_800 },
    },
    {
      type: 'contract-call',
      data: {
        address,
        functions: [{ functionName: 'transfer' }, { functionName: 'mint' }],
      },
    },
  ]
  await setup({
    answers: { [listPath]: () => ({ pcis: [createSession({ permissions })] }) },
    features: { smartSessions },
  })
  const list = await screen.findByRole('list', { name: 'What it can do' })
  expect([...list.children].map(({ textContent }) => textContent)).toEqual([
    'Up to 0.01 ETH a day',
    'Can spend a token \u20680xabab…abab\u2069Period: 24 hours',
    'Up to 0.01 ETH every 7 days',
    'Can use certain contracts \u2068transfer, mint (0xabab…abab)\u2069',
  ])
})

test('behavior: the outcome outlives the approval, and ends with the view', async () => {
  const { kit, wrapper } = await setup({
    answers: {
      [listPath]: () => ({ pcis: [createSession()] }),
      [revokePath]: () => ({ success: false }),
    },
    features: { smartSessions },
  })
  const show = (view: 'ApproveTransaction' | 'SmartSessionList' | undefined) =>
    act(async () => {
      kit.store.set(kit.atoms.modal, (state) => ({
        ...state,
        isOpen: true,
        stack: view ? [...state.stack, { view }] : state.stack.slice(0, -1),
      }))
    })
  await show('SmartSessionList')
  const find = () =>
    screen.findByRole('button', { name: 'Revoke permission for Game' })
  const failure = "The permission wasn't revoked. It's still active."
  const revoke = await find()
  await act(async () => {
    revoke.click()
    cleanup()
  })
  // The approval takes its place.
  await show('ApproveTransaction')
  await show(undefined)
  render(<SmartSessionListView />, { wrapper })
  await screen.findByText(failure)
  // It is left, and opened again.
  cleanup()
  await show(undefined)
  await show('SmartSessionList')
  render(<SmartSessionListView />, { wrapper })
  await find()
  expect(screen.queryByText(failure)).toBeNull()
})

test('error: not revoked', async () => {
  await setup({
    answers: {
      [listPath]: () => ({ pcis: [createSession()] }),
      [revokePath]: () => ({ success: false }),
    },
    features: { smartSessions },
  })
  const end = await screen.findByRole('button')
  await act(async () => end.click())
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe(
    "The permission wasn't revoked. It's still active.",
  )
})

test('error: request fails, then retry succeeds', async () => {
  const answers: setupProject.Parameters['answers'] = {}
  const { answers: all } = await setup({
    answers,
    features: { smartSessions },
  })
  await screen.findByText("Couldn't load your permissions")
  all[listPath] = () => ({ pcis: [] })
  await act(async () => screen.getByRole('button').click())
  await screen.findByText('No app permissions')
})

test('behavior: fetches nothing if disabled', async () => {
  const { requests } = await setup({})
  screen.getByText("App permissions aren't available")
  expect(requests).toEqual([])
})
