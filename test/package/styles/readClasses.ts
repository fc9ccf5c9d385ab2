/**
 * Returns the classes of a style sheet, and those named in component sources.
 */
export function readClasses({ components, styles }: readClasses.Parameters) {
  const defined = new Set(
    [...styles.matchAll(/\.(lk-[\w-]+)/g)].map(([, name]) => name as string),
  )
  const used = new Set<string>()
  const prefixes = new Set<string>()
  for (const component of components) {
    // Names of things other than classes.
    const source = component.replace(
      /\b(id|name|\w+Id)[=:] ?\{?['"`][^'"`]*/g,
      '',
    )
    for (const [, name] of source.matchAll(
      /['"` .](lk-[\w-]*[\w])(?=['"` ]|$)/gm,
    ))
      used.add(name as string)
    for (const [, prefix] of source.matchAll(/(lk-[\w-]*)\$\{/g))
      prefixes.add(prefix as string)
  }
  return {
    defined,
    isUsed: (name: string) =>
      used.has(name) ||
      [...prefixes].some(
        (prefix) => prefix !== 'lk-' && name.startsWith(prefix),
      ),
    used: [...used],
  }
}

export declare namespace readClasses {
  type Parameters = {
    /** Sources of components. */
    components: readonly string[]
    styles: string
  }
}
