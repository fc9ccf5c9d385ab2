import { act, cleanup, renderHook } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, expectTypeOf, test, vi } from 'vitest'
import {
  address,
  otherAddress,
} from '../../test/setup/components/setupAccount.js'
import { solanaAddress } from '../../test/setup/solana/createSolanaStub.js'
import { setupSolana } from '../../test/setup/solana/setupSolana.js'
import type { EvmAccount, SolanaAccount } from '../core/account/account.js'
import { useAccounts } from './useAccounts.js'
import { useActiveAccount } from './useActiveAccount.js'

afterEach(cleanup)

async function setup() {
  const found = await setupSolana()
  const { result } = renderHook(
    () => ({
      active: useActiveAccount(),
      all: useAccounts(),
      evm: useAccounts({ namespace: 'eip155' }),
      evmActive: useActiveAccount({ namespace: 'eip155' }),
      solana: useAccounts({ namespace: 'solana' }),
      solanaActive: useActiveAccount({ namespace: 'solana' }),
    }),
    { wrapper: found.wrapper },
  )
  return { ...found, read: () => result.current }
}

test('default: both namespaces in one component', async () => {
  const { connectSolana, read } = await setup()
  expect(read().solanaActive).toBeUndefined()
  await connectSolana()
  expect(read().all.map(({ address }) => address)).toEqual([
    otherAddress,
    address,
    solanaAddress,
  ])
  expect(read().active?.address).toBe(solanaAddress)
  expect(read().evmActive?.address).toBe(address)
  expect(read().solanaActive?.address).toBe(solanaAddress)
  expectTypeOf(read().solana).toEqualTypeOf<readonly SolanaAccount[]>()
  expectTypeOf(read().evmActive).toEqualTypeOf<EvmAccount | undefined>()
})

test('behavior: a change in one namespace keeps the list of the other', async () => {
  const { connectSolana, first, read } = await setup()
  const { evm } = read()
  await connectSolana()
  expect(read().evm).toBe(evm)
  const { all, solana } = read()
  act(() => first.emitter.emit('change', { chainId: 10 }))
  expect(read().evm).not.toBe(evm)
  expect(read().all).not.toBe(all)
  expect(read().solana).toBe(solana)
})

const seen: string[] = []

function Accounts() {
  const { length } = useAccounts({ namespace: 'solana' })
  const solana = useActiveAccount({ namespace: 'solana' })
  const active = useActiveAccount()
  const text = [length, solana?.address, active?.namespace].join(' ')
  seen.push(text)
  return text
}

test('behavior: no Solana wallet in the first render, as on the server', async () => {
  const server = await setupSolana()
  const { connectSolana, wrapper: Wrapper } = await setupSolana()
  // Even if the session is restored before React starts.
  await connectSolana()
  const container = document.createElement('div')
  const onRecoverableError = vi.fn()
  container.innerHTML = renderToString(
    <server.wrapper>
      <Accounts />
    </server.wrapper>,
  )
  expect(container.textContent).toBe('0  ')
  seen.length = 0
  const root = await act(async () =>
    hydrateRoot(
      container,
      <Wrapper>
        <Accounts />
      </Wrapper>,
      { onRecoverableError },
    ),
  )
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(seen[0]).toBe('0  ')
  expect(seen.at(-1)).toBe(`1 ${solanaAddress} solana`)
  act(() => root.unmount())
})
