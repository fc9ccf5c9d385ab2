/**
 * Returns the options that belong in a key. A value that JSON cannot represent
 * becomes an empty object, because a render must not throw: the action rejects
 * it.
 */
export function toKeyOptions<
  options extends object,
  name extends keyof options,
>(options: options, names: readonly name[]): Pick<options, name> {
  const found: Partial<options> = {}
  for (const name of names) found[name] = read(options, name) as options[name]
  return found as Pick<options, name>
}

function read(options: object, name: PropertyKey): unknown {
  try {
    const value: unknown = Reflect.get(options, name)
    JSON.stringify(value)
    return value
  } catch {
    return {}
  }
}
