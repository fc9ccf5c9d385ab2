import { expect, test } from 'vitest'

import { rpcMethods } from './rpcMethods.js'

test('default: methods that wait for approval, with their form', () => {
  const approved = [...rpcMethods].filter(([, [policy]]) => policy !== 'safe')
  expect(approved.map(([method, [, form]]) => [method, form]).sort()).toEqual([
    ['eth_sendTransaction', 'transaction'],
    ['eth_sendUserOperation', 'userOperation'],
    ['eth_signTypedData_v4', 'typedData'],
    ['personal_sign', 'texts'],
    ['solana_signAllTransactions', 'solanaTransactions'],
    ['solana_signAndSendTransaction', 'solanaSend'],
    ['solana_signMessage', 'solanaMessage'],
    ['solana_signTransaction', 'solanaTransaction'],
    ['wallet_grantPermissions', 'list'],
    ['wallet_resetAccount', 'list'],
    ['wallet_revokePermissions', 'any'],
    ['wallet_sendCalls', 'calls'],
  ])
})

test('default: reads that do not take a list', () => {
  const others = [...rpcMethods].filter(
    ([, [policy, form]]) => policy === 'safe' && form !== 'list',
  )
  expect(
    others.map(([method, [, form]]) => `${method} ${form}`).sort(),
  ).toEqual([
    'eth_accounts none',
    'eth_blockNumber none',
    'eth_chainId none',
    'eth_gasPrice none',
    'eth_maxPriorityFeePerGas none',
    'eth_newBlockFilter none',
    'eth_newPendingTransactionFilter none',
    'eth_supportedEntryPoints optionalList',
    'eth_syncing optionalList',
    'wallet_getAssets any',
    'wallet_getCallsStatus texts',
    'wallet_getCapabilities capabilities',
    'wallet_showCallsStatus texts',
  ])
})

test('behavior: safe methods do not sign or send, except signed bytes', () => {
  const safe = [...rpcMethods].filter(([, [policy]]) => policy === 'safe')
  expect(safe).toHaveLength(42)
  expect(
    safe
      .map(([method]) => method)
      .filter((name) => /sign|send|grant/i.test(name)),
  ).toEqual(['eth_sendRawTransaction'])
  expect(rpcMethods.get('constructor')).toBeUndefined()
})
