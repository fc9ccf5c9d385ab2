import Theme from 'vitepress/theme-without-fonts'
// After the theme, whose variables it replaces.
// biome-ignore lint/correctness/useImportExtensions: a style sheet is not a module.
import './style.css'

export default Theme
