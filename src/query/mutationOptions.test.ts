import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { createConfig, http } from '@wagmi/core'
import { foundry } from 'viem/chains'
import { expect, test, vi } from 'vitest'
import { disconnectAccount } from '../actions/disconnectAccount.js'
import { grantPermissions } from '../actions/grantPermissions.js'
import { registerName } from '../actions/registerName.js'
import { resetAccount } from '../actions/resetAccount.js'
import { revokePermissions } from '../actions/revokePermissions.js'
import { sendToken } from '../actions/sendToken.js'
import { setActiveAccount } from '../actions/setActiveAccount.js'
import { signText } from '../actions/signText.js'
import { swap } from '../actions/swap.js'
import { switchNetwork } from '../actions/switchNetwork.js'
import { createKit } from '../createKit.js'
import { disconnectAccountMutationOptions } from './disconnectAccount.js'
import { disconnectAllMutationOptions } from './disconnectAll.js'
import { grantPermissionsMutationOptions } from './grantPermissions.js'
import { registerNameMutationOptions } from './registerName.js'
import { resetAccountMutationOptions } from './resetAccount.js'
import { revokePermissionsMutationOptions } from './revokePermissions.js'
import { sendTokenMutationOptions } from './sendToken.js'
import { setActiveAccountMutationOptions } from './setActiveAccount.js'
import { signTextMutationOptions } from './signText.js'
import { swapMutationOptions } from './swap.js'
import { switchNetworkMutationOptions } from './switchNetwork.js'
import type { MutationOptions } from './utils/types.js'

const grant: grantPermissions.Parameters = {
  expiry: 1,
  permissions: [],
  signer: { type: 'keys', data: { keys: [] } },
}
const config = createConfig({
  chains: [foundry],
  storage: null,
  transports: { [foundry.id]: http('http://localhost:1') },
})
const kit = createKit({ config, projectId: 'test' })
const client = new QueryClient()
const to = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

const run = <data, error, variables>(
  options: MutationOptions<data, error, variables>,
  variables: variables,
) => new MutationObserver(client, options).mutate(variables)

const fail = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable(),
    (error: Error) => `${error.name}: ${error.message}`,
  )

/** Not connected: the mutation fails with the same error as the action. */
test.each([
  [
    'disconnectAccount',
    () => disconnectAccount(kit, { connectorUid: '1' }),
    () => run(disconnectAccountMutationOptions(kit), { connectorUid: '1' }),
  ],
  [
    'grantPermissions',
    () => grantPermissions(kit, grant),
    () => run(grantPermissionsMutationOptions(kit), grant),
  ],
  [
    'registerName',
    () => registerName(kit, { name: 'ada.reown.id' }),
    () => run(registerNameMutationOptions(kit), { name: 'ada.reown.id' }),
  ],
  [
    'resetAccount',
    () => resetAccount(kit),
    () => run(resetAccountMutationOptions(kit), undefined),
  ],
  [
    'revokePermissions',
    () => revokePermissions(kit, { pci: 'x' }),
    () => run(revokePermissionsMutationOptions(kit), { pci: 'x' }),
  ],
  [
    'sendToken',
    () => sendToken(kit, { amount: '1', to, token: 'native' }),
    () =>
      run(sendTokenMutationOptions(kit), { amount: '1', to, token: 'native' }),
  ],
  [
    'setActiveAccount',
    () => setActiveAccount(kit, { connectorUid: '1' }),
    () => run(setActiveAccountMutationOptions(kit), { connectorUid: '1' }),
  ],
  [
    'signText',
    () => signText(kit, { message: 'Hello' }),
    () => run(signTextMutationOptions(kit), { message: 'Hello' }),
  ],
  [
    'swap',
    () => swap(kit, { quote: {} as never }),
    () => run(swapMutationOptions(kit), { quote: {} as never }),
  ],
  [
    'switchNetwork',
    () => switchNetwork(kit, { chainId: 10 }),
    () => run(switchNetworkMutationOptions(kit), { chainId: 10 }),
  ],
])('default: %s', async (stem, act, mutate) => {
  const said = await fail(act())
  expect(await fail(mutate())).toBe(said)
  const last = client.getMutationCache().getAll().at(-1)
  expect(last?.options.mutationKey?.slice(0, 2)).toEqual(['latchkey', stem])
})

test('default: disconnectAll, without variables', async () => {
  const options = disconnectAllMutationOptions(kit)
  expect(await run(options, undefined)).toBe(undefined)
  expect(options.mutationKey).toEqual(['latchkey', 'disconnectAll'])
})

test('param: mutation, function, key and network mode cannot be replaced', async () => {
  const onError = vi.fn()
  const options = signTextMutationOptions(kit, {
    mutation: {
      onError,
      mutationKey: ['mine'],
      networkMode: 'online',
    } as { onError: typeof onError },
  })
  await fail(run(options, { message: 'Hello' }))
  expect(onError).toHaveBeenCalledOnce()
  expect(options).toMatchObject({
    mutationKey: ['latchkey', 'signText'],
    networkMode: 'always',
  })
})
