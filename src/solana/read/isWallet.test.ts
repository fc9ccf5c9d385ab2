import { Keypair } from '@solana/web3.js'
import { expect, test } from 'vitest'
import { createSolanaNode } from '../../../test/setup/solana/createSolanaNode.js'
import {
  createSolanaPage,
  localnet,
} from '../../../test/setup/solana/createSolanaPage.js'
import { programs } from '../programs.js'
import { isWallet } from './isWallet.js'

const node = createSolanaNode()
const keypair = Keypair.generate()
const wallet = keypair.publicKey.toBase58()

function read(address: string) {
  const connection = node.connect()
  const { context } = createSolanaPage({ connection, keypair, wallet: {} })
  return isWallet(context, { address, caipNetworkId: localnet })
}

test('default: a wallet, with and without a balance', async () => {
  expect(await read(wallet)).toBe(true)
  node.fund(wallet)
  expect(await read(wallet)).toBe(true)
})

test('behavior: a mint', async () => {
  expect(await read(node.mints.spl)).toBe(false)
  expect(await read(node.mints.token2022)).toBe(false)
})

test('behavior: a program', async () => {
  expect(await read(programs.token)).toBe(false)
})
