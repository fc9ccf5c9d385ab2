import { type EvmAccount, useNfts } from 'latchkey'
import { Problem } from './Problem.js'

export function Nfts({ account }: { account: EvmAccount }) {
  const { address, chainId } = account
  const { data, error, isPending } = useNfts({ address, chainId })
  return (
    <>
      {isPending && <p>Reading the history…</p>}
      {data?.nfts.length === 0 && <p>None yet.</p>}
      <ul className="pictures">
        {data?.nfts.map(({ id, name, previewUrl, tokenId }) => (
          <li key={id} data-testid="nft">
            {previewUrl && <img src={previewUrl} alt="" />}
            {name ?? `Number ${tokenId}`}
          </li>
        ))}
      </ul>
      {data?.partial && <p>There may be more than is shown.</p>}
      <Problem error={error} testId="nfts-error" />
    </>
  )
}
