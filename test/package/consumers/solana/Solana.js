'use client'

import { createKit, KitProvider, useAccounts } from 'latchkey'
import { getSolana, localnet, solana } from 'latchkey/solana'
import { createElement, useState } from 'react'
import { useConfig } from 'wagmi'

/**
 * A kit with both namespaces, for the Vite page and for Next. It finds an
 * injected wallet, connects it, and reads the chain with web3.js.
 *
 * @param {{ project: { projectId: string }, rpcUrl: string }} parameters
 */
export function Solana({ project, rpcUrl }) {
  const config = useConfig()
  const [kit] = useState(() =>
    createKit({
      config,
      ...project,
      solana: solana({ clusters: [{ ...localnet, rpcUrl }] }),
    }),
  )
  return createElement(KitProvider, { kit }, createElement(Wallet, { kit }))
}

/** @param {{ kit: import('latchkey').Kit }} parameters */
function Wallet({ kit }) {
  const accounts = useAccounts()
  const [said, setSaid] = useState('')
  async function use() {
    try {
      setSaid(await readSolana(kit))
    } catch (error) {
      setSaid(String(error))
    }
  }
  return createElement(
    'section',
    null,
    createElement('button', { onClick: use, type: 'button' }, 'Use Solana'),
    ...accounts.map(({ address }) =>
      createElement('p', { 'data-testid': 'account', key: address }, address),
    ),
    createElement('output', null, said),
  )
}

/** @param {import('latchkey').Kit} kit */
async function readSolana(kit) {
  const side = getSolana(kit)
  await side.connect({ walletId: 'Test Solana Wallet' })
  const { accounts, network } = side.getState()
  const [account] = accounts
  if (!account) throw new Error('The wallet has no account.')
  const balances = await side.getBalances({
    address: account.address,
    caipNetworkId: network,
  })
  const amounts = balances.map(
    ({ amount, decimals }) => `${amount}/${decimals}`,
  )
  const connection = await side.getConnection()
  const { blockhash } = await connection.getLatestBlockhash()
  return [account.address, ...amounts, blockhash].join(' ')
}
