import { Button, type ButtonProps } from '@mui/material'

type Props = Omit<ButtonProps, 'disabled' | 'className'> & { isOff: boolean; onClick: () => void }

/** A button that keeps the keyboard while there is nothing to press it for: a disabled one would leave it nowhere. */
export const SteadyButton = ({ isOff, onClick, ...rest }: Props) => (
  <Button
    {...rest}
    {...(isOff && { 'aria-disabled': true, className: 'Mui-disabled' })}
    onClick={() => {
      if (!isOff) onClick()
    }}
  />
)
