// Says which form of React and the other libraries is loaded: has to be imported before any of them.

export const inDevelopment = process.argv.includes('--dev')

// Whatever the shell says: the build was made for production, and the development form costs up to 60 % more CPU a page.
process.env['NODE_ENV'] = inDevelopment ? 'development' : 'production'
