'use client'
import {
  type CSSProperties,
  memo,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { NAME_MAX_LENGTH } from '../../core/constants/names.js'
import { cleanText } from '../../core/format/cleanText.js'
import { ImageTile } from '../parts/ImageTile.js'
import { LongList } from '../parts/LongList.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { toNftName } from './toNftName.js'

/** What a card is wide at least, with the gap to the next one, in px. */
const CARD_WIDTH = 144
/** Lists that are no longer than this are in the document as a whole. */
const WHOLE = 40

/** The cards, line by line: of thousands only the lines near the eye. */
export function NftGrid({ last, nfts, onOpen }: NftGrid.Props) {
  const { holdings } = useInsideStrings()
  const list = useRef<HTMLDivElement>(null)
  const controls = useRef<LongList.Controls>(null)
  const columns = useColumns(list)
  const lines = useMemo(
    () =>
      Array.from({ length: Math.ceil(nfts.length / columns) }, (_, line) => ({
        first: line * columns,
        nfts: nfts.slice(line * columns, (line + 1) * columns),
      })),
    [columns, nfts],
  )
  const isLong = nfts.length > WHOLE

  /** Back to the one that was opened, which may have to be drawn first. */
  function focusLast() {
    const cards = list.current?.querySelectorAll<HTMLElement>('[data-nft]')
    const card = [...(cards ?? [])].find(
      ({ dataset }) => dataset.nft === last.current,
    )
    if (card) last.current = undefined
    card?.focus()
    return card !== undefined
  }

  const restore = useRef(() => {
    const index = nfts.findIndex(({ id }) => id === last.current)
    if (index < 0 || focusLast()) return
    controls.current?.focus(Math.floor(index / columns))
  })
  useEffect(() => restore.current(), [])

  return (
    // biome-ignore lint/a11y/useSemanticElements: lines stand between them
    <div
      aria-label={holdings.tabs.nfts}
      onFocus={() => last.current !== undefined && focusLast()}
      ref={list}
      role="list"
      style={{ '--lk-columns': columns } as CSSProperties}
    >
      <LongList
        as="div"
        className="lk-nfts"
        controls={controls}
        isLong={isLong}
        renderRow={(line) => (
          <div className="lk-nft-line">
            {line.nfts.map((nft, index) => (
              // biome-ignore lint/a11y/useSemanticElements: as above
              <div
                aria-posinset={isLong ? line.first + index + 1 : undefined}
                aria-setsize={isLong ? nfts.length : undefined}
                key={nft.id}
                role="listitem"
              >
                <NftCard nft={nft} onOpen={onOpen} />
              </div>
            ))}
          </div>
        )}
        rows={lines}
        toKey={toLineKey}
      />
    </div>
  )
}

export declare namespace NftGrid {
  type Props = {
    /** Id of the one that was looked at, until it has the focus again. */
    last: RefObject<string | undefined>
    nfts: readonly toNftName.Nft[]
    onOpen: (id: string) => void
  }
}

const toLineKey = (line: { nfts: readonly toNftName.Nft[] }) =>
  line.nfts[0]?.id ?? ''

/** As many cards as there is room for in a line. */
function useColumns(list: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(2)
  useLayoutEffect(() => {
    const element = list.current
    if (!element || typeof ResizeObserver !== 'function') return
    function read() {
      const width = element?.clientWidth
      // Nothing has a width while it is not drawn.
      if (width) setColumns(Math.max(1, Math.floor((width + 12) / CARD_WIDTH)))
    }
    read()
    const observer = new ResizeObserver(read)
    observer.observe(element)
    return () => observer.disconnect()
  }, [list])
  return columns
}

/** An NFT: its picture and name, which lead to what else is known. */
const NftCard = memo(function NftCard({ nft, onOpen }: NftCard.Props) {
  const { holdings } = useInsideStrings()
  const name = toNftName(nft, holdings)
  return (
    <button
      className="lk-nft"
      data-nft={nft.id}
      onClick={() => onOpen(nft.id)}
      type="button"
    >
      <span className="lk-nft-picture">
        <ImageTile name={name} src={nft.previewUrl} />
      </span>
      <span className="lk-nft-name">
        <bdi className="lk-nft-title" translate="no">
          {name}
        </bdi>
        {nft.amount !== '1' && (
          <span className="lk-nft-copies">
            {holdings.copies(cleanText(nft.amount, NAME_MAX_LENGTH))}
          </span>
        )}
      </span>
    </button>
  )
})

declare namespace NftCard {
  type Props = { nft: toNftName.Nft; onOpen: (id: string) => void }
}
