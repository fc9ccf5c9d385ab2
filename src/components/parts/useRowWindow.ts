'use client'
import {
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { createRowOffsets } from './createRowOffsets.js'
import { measureRows, type RowHeights } from './measureRows.js'
import { type Visit, VisitContext } from './VisitContext.js'

/** Lists up to this length are rendered completely. */
const WHOLE = 40
/** Number of rows rendered before anything is measured. */
const FIRST = 12
/** Distance beyond the viewport in which rows are rendered, in px. */
const AHEAD = 480
/** Estimated row height until one is measured, in px. */
const ROW_HEIGHT = 60

/**
 * Returns which rows of a list to render: those near the viewport, and the
 * one with the focus. Follows any scroll container without scrolling itself.
 * When rows turn out taller than estimated, the browser's scroll anchoring
 * keeps the visible content in place.
 *
 * @param parameters.isLong - defaults to `true` with more than 40 rows
 * @param parameters.keys - keys of the rows; must be the same array while
 * they are unchanged
 * @param parameters.toHeight - estimated height of an unseen row in px;
 * defaults to that of most others
 */
export function useRowWindow(
  parameters: useRowWindow.Parameters,
): useRowWindow.ReturnType {
  const { keys, toHeight } = parameters
  const { isLong = keys.length > WHOLE } = parameters
  const list = useRef<HTMLElement>(null)
  const wanted = useRef<string>(undefined)
  const visit = useContext(VisitContext)
  // On the way back, known heights restore the scroll position.
  const [known] = useState(() => recall(visit, keys[0]))
  const [span, setSpan] = useState<Span>({
    end: isLong ? FIRST : WHOLE,
    start: 0,
    version: 0,
  })
  const { version } = span
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version is that of what is known
  const offsets = useMemo(() => {
    const { heights, usual } = known
    const toEstimate = (index: number) => toHeight?.(index) ?? usual
    return createRowOffsets({ heights, keys: isLong ? keys : [], toEstimate })
  }, [isLong, keys, toHeight, version])
  const indexes = useMemo(
    () => (isLong ? pick(keys, span) : [...keys.keys()]),
    [isLong, keys, span],
  )

  /** Returns the rows of the last render, by key. */
  function toRows(element: HTMLElement) {
    const shown = [...element.children].filter(isRow)
    return new Map(indexes.map((index, at) => [keys[index], shown[at]]))
  }

  function look(isDrawn: boolean) {
    const element = list.current
    if (!element || !isLong) return
    const rows = toRows(element)
    const hasChanged = isDrawn && measureRows(known, { element, rows })
    const { bottom, top } = getSight(element)
    // Hysteresis: avoids a render per scrolled px, and useless rows.
    const isCovered =
      isWithin(span.start, top, -AHEAD) && isWithin(span.end - 1, bottom, AHEAD)
    const { activeElement } = element.ownerDocument
    const held = [...rows].find(([, row]) => row?.contains(activeElement))
    const next = {
      end: isCovered ? span.end : offsets.find(bottom + AHEAD) + 1,
      kept: wanted.current ?? held?.[0],
      start: isCovered ? span.start : offsets.find(top - AHEAD),
      version: hasChanged ? version + 1 : version,
    }
    if (!isSame(next, span)) setSpan(next)
    const row = wanted.current === undefined ? null : rows.get(wanted.current)
    if (!row) return
    // Focusing may scroll the page, which triggers another `look`.
    wanted.current = undefined
    focusRow(row)
  }

  const isWithin = (index: number, place: number, ahead: number) => {
    const ends = [
      offsets.find(place + ahead / 2),
      offsets.find(place + 2 * ahead),
    ]
    return index >= Math.min(...ends) && index <= Math.max(...ends)
  }

  const latest = useRef(look)
  useLayoutEffect(() => {
    latest.current = look
    look(true)
  })

  useEffect(() => {
    const element = list.current
    if (!element || !isLong) return
    const follow = () => latest.current(false)
    const settle = () => latest.current(true)
    const options = { capture: true, passive: true }
    document.addEventListener('scroll', follow, options)
    addEventListener('resize', settle)
    const sizes =
      typeof ResizeObserver === 'function' ? new ResizeObserver(settle) : null
    const body = element.closest('.lk-body')
    for (const watched of [element, body]) if (watched) sizes?.observe(watched)
    return () => {
      document.removeEventListener('scroll', follow, options)
      removeEventListener('resize', settle)
      sizes?.disconnect()
    }
  }, [isLong])

  return {
    focus(index) {
      if (!isLong) return focusRow(list.current?.children[index])
      wanted.current = keys[index]
      latest.current(false)
    },
    indexOf(element) {
      const rows = list.current ? [...toRows(list.current)] : []
      const [key] = rows.find(([, row]) => row?.contains(element)) ?? []
      return key === undefined ? -1 : keys.indexOf(key)
    },
    indexes,
    isLong,
    list,
    toGap: (from, to) =>
      Math.max(offsets.getStart(to) - offsets.getStart(from) - known.gap, 0),
  }
}

export declare namespace useRowWindow {
  type Parameters = {
    isLong?: boolean | undefined
    keys: readonly string[]
    toHeight?: ((index: number) => number) | undefined
  }
  type ReturnType = {
    /** Focuses the link or button of a row, rendering it if necessary. */
    focus: (index: number) => void
    /** Index of the row that contains an element, or -1. */
    indexOf: (element: Element) => number
    /** Indexes of the rows to render, in order; may have gaps. */
    indexes: readonly number[]
    /** Whether rows may be omitted. */
    isLong: boolean
    /** The list element. Its children are the rows, with `.lk-gap` for gaps. */
    list: RefObject<HTMLElement | null>
    /** Height in px of the omitted rows from one index to before another. */
    toGap: (from: number, to: number) => number
  }
}

type Span = {
  start: number
  /** Exclusive. */
  end: number
  /** Key of the row with the focus. */
  kept?: string | undefined
  /** Version of the measured heights. */
  version: number
}

function recall(visit: Visit | undefined, first: string | undefined) {
  const lists = visit?.get('rows') ?? new Map<string, RowHeights>()
  visit?.set('rows', lists)
  const known = lists.get(first ?? '') ?? {
    gap: 0,
    heights: new Map(),
    usual: ROW_HEIGHT,
  }
  if (first !== undefined) lists.set(first, known)
  return known
}

function pick(keys: readonly string[], { end, kept, start }: Span) {
  const at = kept === undefined ? -1 : keys.indexOf(kept)
  // Include its neighbors, so that Tab reaches them.
  const around = at < 0 ? [] : [at - 1, at, at + 1]
  const seen = Array.from({ length: end - start }, (_, index) => start + index)
  return [...new Set([...around, ...seen])]
    .filter((index) => index >= 0 && index < keys.length)
    .sort((one, other) => one - other)
}

/** Returns the visible part of a list, in px from its start. */
function getSight(list: HTMLElement) {
  const { top: start } = list.getBoundingClientRect()
  // Embedded, the page scrolls.
  const body = list.closest('.lk-embedded') ? null : list.closest('.lk-body')
  const { bottom, top } = body?.getBoundingClientRect() ?? {
    bottom: innerHeight,
    top: 0,
  }
  return {
    bottom: Math.min(bottom, innerHeight) - start,
    top: Math.max(top, 0) - start,
  }
}

const focusRow = (row: Element | undefined) =>
  row?.querySelector<HTMLElement>('a, button')?.focus()

const isRow = (element: Element) => !element.classList.contains('lk-gap')

const isSame = (one: Span, other: Span) =>
  one.start === other.start &&
  one.end === other.end &&
  one.kept === other.kept &&
  one.version === other.version
