/**
 * Modules that are loaded by `import()`: the borders of features. A file never
 * exists for a bundler's sake.
 */
export const lazyImports: Readonly<Record<string, string>> = {}
