import type { InsideStrings } from '../strings/enInside.js'

/** What permissions allow, each sentence once; their kinds are foreign. */
export function listAllowed(
  permissions: readonly { type: string }[],
  settings: Pick<InsideStrings['settings'], 'otherPermission' | 'permissions'>,
): readonly string[] {
  const { otherPermission, permissions: known } = settings
  return [
    ...new Set(
      permissions.map(({ type }) =>
        Object.hasOwn(known, type)
          ? (known[type] ?? otherPermission)
          : otherPermission,
      ),
    ),
  ]
}
