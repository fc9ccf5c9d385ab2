import { useQuery, useQueryClient } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { setupLogin } from '../../../test/setup/components/setupLogin.js'
import { walletHintsQueryKey } from '../../query/wallet/walletHints.js'
import { useKit } from '../useKit.js'
import { useWalletHints } from './useWalletHints.js'

afterEach(cleanup)

const hints = (recentId: string) => ({
  absentIds: [],
  apartIds: [],
  presentIds: [],
  recent: [],
  recentId,
})

/** As the social logins below the wallets do. */
function Later() {
  useQuery({ enabled: false, queryFn: () => 1, queryKey: ['later'] })
  return <p>later</p>
}

function List() {
  return <p>{useWalletHints(useKit())?.recentId ?? 'none'}</p>
}

function Page({
  onReady,
}: {
  onReady: (change: (id: string) => void) => void
}) {
  const kit = useKit()
  const client = useQueryClient()
  const [isLater, setIsLater] = useState(false)
  onReady((id) => {
    client.setQueryData(walletHintsQueryKey(kit), hints(id))
    setIsLater(true)
  })
  return (
    <>
      <List />
      {isLater && <Later />}
    </>
  )
}

test('behavior: queries of other components do not re-render it', async () => {
  const complain = vi.spyOn(console, 'error')
  const { wrapper } = setupLogin()
  let change: (id: string) => void = () => {}
  render(
    <Page
      onReady={(next) => {
        change = next
      }}
    />,
    { wrapper },
  )
  await act(async () => {})
  screen.getByText('none')
  await act(async () => change('io.fox'))
  screen.getByText('io.fox')
  screen.getByText('later')
  expect(complain).not.toHaveBeenCalled()
})

function Watched({ onRender }: { onRender: (one: Render) => void }) {
  const kit = useKit()
  const client = useQueryClient()
  const queryKey = walletHintsQueryKey(kit)
  onRender({ client, queryKey, recentId: useWalletHints(kit)?.recentId })
  return null
}

type Render = {
  client: ReturnType<typeof useQueryClient>
  queryKey: walletHintsQueryKey.ReturnType
  recentId: string | undefined
}

test('behavior: an answer without a hint renders nothing again', async () => {
  const { wrapper } = setupLogin()
  const seen: Render[] = []
  render(<Watched onRender={(one) => seen.push(one)} />, { wrapper })
  const [first] = seen
  if (!first) throw new Error('not rendered')
  const { client, queryKey } = first
  await vi.waitFor(() =>
    expect(client.getQueryData(queryKey)).toMatchObject({ recent: [] }),
  )
  await act(async () => {})
  const before = seen.length
  await act(async () => client.removeQueries({ queryKey }))
  expect(seen).toHaveLength(before)
  await act(async () => client.setQueryData(queryKey, hints('fjord')))
  expect(seen.at(-1)?.recentId).toBe('fjord')
})
