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

/** A list that is no longer than this is in the document as a whole. */
const WHOLE = 40
/** Rows that are there before anything is measured. */
const FIRST = 12
/** Rows are drawn before they come into sight, in px. */
const AHEAD = 480
/** What a row is high until one is measured, in px. */
const ROW_HEIGHT = 60

/**
 * Which rows of a list belong into the document: those in sight and a little
 * beyond, and the one with the focus. It follows whatever scrolls, and scrolls
 * nothing itself: where rows turn out to be higher than was thought, the browser
 * keeps what is seen in its place.
 *
 * @param parameters.isLong - default more than 40 rows
 * @param parameters.keys - of the rows, the same array while they are the same
 * @param parameters.toHeight - px of a row that was not seen yet; default that
 * of most others
 */
export function useRowWindow(
  parameters: useRowWindow.Parameters,
): useRowWindow.ReturnType {
  const { keys, toHeight } = parameters
  const { isLong = keys.length > WHOLE } = parameters
  const list = useRef<HTMLElement>(null)
  const wanted = useRef<string>(undefined)
  const visit = useContext(VisitContext)
  // Who comes back finds it as high as it was, and so where it was.
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

  /** What was drawn last, by its key. */
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
    // Not drawn anew by each px, and not more than is of use.
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
    // The page may have to scroll, which is looked at in turn.
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
    /** Puts the focus on the link or button of a row, wherever it is. */
    focus: (index: number) => void
    /** Index of the row that holds an element, -1 of none. */
    indexOf: (element: Element) => number
    /** Of the rows to draw, in their order; not all follow each other. */
    indexes: readonly number[]
    /** Whether rows may be left out. */
    isLong: boolean
    /** Whose children are the rows, and `.lk-gap` where some are left out. */
    list: RefObject<HTMLElement | null>
    /** Px in place of the rows from one to before another. */
    toGap: (from: number, to: number) => number
  }
}

type Span = {
  start: number
  /** The first one that is not in it. */
  end: number
  /** Key of the row with the focus. */
  kept?: string | undefined
  /** Of the heights. */
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
  // With its neighbours, for those who go on by Tab.
  const around = at < 0 ? [] : [at - 1, at, at + 1]
  const seen = Array.from({ length: end - start }, (_, index) => start + index)
  return [...new Set([...around, ...seen])]
    .filter((index) => index >= 0 && index < keys.length)
    .sort((one, other) => one - other)
}

/** The part of a list that can be seen, in px from its beginning. */
function getSight(list: HTMLElement) {
  const { top: start } = list.getBoundingClientRect()
  // In a page it is the page that scrolls.
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
