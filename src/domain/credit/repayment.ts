import { calculatePayment, type Loan } from '#src/domain/credit.ts'

/** One month of a credit, roubles. `balance` is the remaining debt after it. */
export type Repayment = { month: number; payment: number; interest: number; principal: number; balance: number }

export type RepaymentPlan = {
  rows: readonly Repayment[]
  /** Sum of all payments, and the interest in it. */
  total: number
  overpayment: number
  /** The last payment: the rest of the debt, with the residual where there is one. */
  last: number
}

/**
 * The credit month by month. Every payment is the rounded one of the formula, the last one settles the rest, so the
 * debt ends at zero and the parts add up. Null where the formula has no result.
 */
export function repaymentPlan(loan: Loan): RepaymentPlan | null {
  const payment = calculatePayment(loan)
  if (!payment) return null
  const i = loan.rate / 1200
  let balance = payment.credit
  const rows = Array.from({ length: loan.term }, (_, index): Repayment => {
    const isLast = index === loan.term - 1
    const interest = Math.round(balance * i)
    const paid = isLast ? balance + interest : Math.min(payment.monthly, balance + interest)
    const principal = paid - interest
    balance -= principal
    return { month: index + 1, payment: paid, interest, principal, balance }
  })
  const total = rows.reduce((sum, row) => sum + row.payment, 0)
  return { rows, total, overpayment: total - payment.credit, last: rows.at(-1)?.payment ?? 0 }
}
