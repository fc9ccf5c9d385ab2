import type { EnhanceAppContext } from 'vitepress'
import Theme from 'vitepress/theme-without-fonts'
import { LiveDemo } from './demo/LiveDemo.js'
import { showTypes } from './showTypes.js'
// After the theme, whose variables it replaces.
// biome-ignore lint/correctness/useImportExtensions: a style sheet is not a module.
import './style.css'

if (typeof document !== 'undefined') showTypes()

export default {
  extends: Theme,
  enhanceApp({ app }: EnhanceAppContext) {
    app.component('LiveDemo', LiveDemo)
  },
}
