import '../../page.js'
