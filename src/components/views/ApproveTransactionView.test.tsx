import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { createModalApp } from '../../../test/setup/components/createModalApp.js'
import {
  clusters,
  createSolanaStub,
} from '../../../test/setup/solana/createSolanaStub.js'
import type { SolanaPort } from '../../core/ports/solana.js'
import { ApproveTransactionView } from './ApproveTransactionView.js'

afterEach(cleanup)

const toApproval = (id: string, method: string) =>
  ({ id, method, caipNetworkId: 'eip155:8453' }) as const

async function setup(method = 'eth_sendTransaction', solana?: SolanaPort) {
  const app = createModalApp({ solana: solana && (() => solana) })
  await app.frame.open()
  app.setState({ approvals: [toApproval('a', method)] })
  const page = render(
    <StrictMode>
      <ApproveTransactionView />
    </StrictMode>,
    { wrapper: app.wrapper },
  )
  return { ...app, ...page }
}

test('default: presents the secure window, and hides it on unmount', async () => {
  const { claims, dialog, unmount } = await setup()
  screen.getByText('Send a transaction')
  screen.getByText('Base')
  // StrictMode has remounted the view in between.
  expect(dialog.slice(-2)).toEqual(['hide', 'show'])
  unmount()
  expect(dialog.at(-1)).toBe('hide')
  expect(claims.approvals).toBe(0)
})

test('behavior: shows the window again, and cancels', async () => {
  const { client, dialog } = await setup()
  dialog.length = 0
  fireEvent.click(screen.getByText('Show secure window'))
  expect(dialog).toEqual(['show'])
  fireEvent.click(screen.getByText('Cancel'))
  expect(client.cancelApprovals).toHaveBeenCalledWith('a')
})

test('behavior: queues several requests', async () => {
  const { setState } = await setup()
  const next = toApproval('b', 'personal_sign')
  act(() => setState({ approvals: [toApproval('a', 'x'), next, next] }))
  screen.getByText('Use your wallet')
  screen.getByText('2 more requests after this')
  act(() => setState({ approvals: [next] }))
  screen.getByText('Sign a message')
})

test('behavior: shows a request that follows right after the last one', async () => {
  const { dialog, setState } = await setup()
  act(() => {
    // In one update, so that the view never unmounts in between.
    setState({ approvals: [] })
    dialog.push('hide')
    setState({ approvals: [toApproval('b', 'personal_sign')] })
  })
  screen.getByText('Sign a message')
  expect(dialog.at(-1)).toBe('show')
})

test('behavior: opens no dialog without a request', async () => {
  const { dialog, setState } = await setup()
  act(() => setState({ approvals: [] }))
  expect(dialog.at(-1)).toBe('hide')
})

test('behavior: shows the cluster and the kind of request', async () => {
  const { setState } = await setup('x', createSolanaStub().port)
  const { id: caipNetworkId } = clusters[1]
  const toSolana = (method: string) => ({ id: 'a', method, caipNetworkId })
  act(() => setState({ approvals: [toSolana('solana_signTransaction')] }))
  screen.getByText('Sign a transaction')
  screen.getByText('Solana Devnet')
  act(() => setState({ approvals: [toSolana('solana_signMessage')] }))
  screen.getByText('Sign a message')
})
