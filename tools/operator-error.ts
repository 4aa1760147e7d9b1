// Something that the operator asked for and that there is not; one line says it.

export class OperatorError extends Error {}
