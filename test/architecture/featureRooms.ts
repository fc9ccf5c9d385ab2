import type { Graph } from './createGraph.js'

/** What each room of `features` may import of others: of lines above its own. */
const crossings: Readonly<Record<string, readonly string[]>> = {
  activity: [],
  currency: [],
  names: [],
  networks: [],
  notices: [],
  sessions: [],
  wallets: [],
  analytics: ['notices'],
  login: ['analytics'],
  signIn: ['networks', 'notices'],
  accounts: ['login', 'networks'],
  balances: ['activity', 'networks'],
  payments: ['accounts', 'balances', 'names', 'networks'],
  onramp: ['payments'],
  pay: ['analytics', 'payments'],
  swap: ['balances', 'networks', 'payments'],
}

/** Lists that name a line below their own, which would be a circle of rooms. */
export function findUpwardCrossings(lists = crossings): string[] {
  const rooms = Object.keys(lists)
  return rooms.flatMap((room, index) =>
    (lists[room] ?? [])
      .filter((other) => !rooms.slice(0, index).includes(other))
      .map((other) => `${room} imports ${other}, which is not above it`),
  )
}

/** Imports between rooms that no list has, types included. */
export function findCrossings(graph: Graph): string[] {
  return [...graph.modules.keys()].flatMap((path) =>
    graph.edges(path).flatMap(({ isPackage, target }) => {
      const [from, to] = [toRoom(path), isPackage ? undefined : toRoom(target)]
      if (!from || !to || from === to) return []
      return crossings[from]?.includes(to)
        ? []
        : [`${path} -> ${target} is not on the list of ${from}`]
    }),
  )
}

function toRoom(path: string) {
  return /^src\/features\/([^/]+)\//.exec(path)?.[1]
}
