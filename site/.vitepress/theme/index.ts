import Theme from 'vitepress/theme-without-fonts'
import { showTypes } from './showTypes.js'
// After the theme, whose variables it replaces.
// biome-ignore lint/correctness/useImportExtensions: a style sheet is not a module.
import './style.css'

if (typeof document !== 'undefined') showTypes()

export default Theme
