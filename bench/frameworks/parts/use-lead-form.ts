import { useState } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { Maskito } from '@maskito/core'
import { useForm } from 'react-hook-form'
import { z } from 'zod'

const optional = z.string().trim().optional()
const lead = z.object({
  model: z.string({ error: 'Выберите модель' }).min(1, 'Выберите модель'),
  own_brand: z.string().trim().min(1, 'Укажите марку'),
  own_model: z.string().trim().min(1, 'Укажите модель'),
  own_year: z.string().regex(/^(?:19|20)\d\d$/, 'Год — четыре цифры'),
  own_mileage: optional,
  own_vin: z.union([z.literal(''), z.string().length(17, 'В VIN семнадцать знаков')]),
  city_id: z.string().min(1, 'Выберите город'),
  dealer_id: optional,
  name: z.string().trim().min(2, 'Укажите имя'),
  surname: optional,
  phone: z.string().regex(/^\+7 \(\d{3}\) \d{3}-\d\d-\d\d$/, 'Российский номер: +7 и десять цифр'),
  email: z.union([z.literal(''), z.email('Проверьте адрес почты')]),
  agree: z.boolean().refine(Boolean, 'Без согласия отправить нельзя'),
  agree_marketing: z.boolean().optional(),
  website: optional,
})
type Lead = z.infer<typeof lead>

const DIGIT = /\d/
const PHONE = [...'+7 (___) ___-__-__'].map((sign) => (sign === '_' ? DIGIT : sign))

/** Fields, messages and sending of the form. */
export function useLeadForm() {
  const { register, handleSubmit, formState } = useForm<Lead>({ resolver: zodResolver(lead), mode: 'onTouched' })
  const [answer, setAnswer] = useState('')
  const field = (name: keyof Lead) => {
    const props = register(name)
    if (name !== 'phone') return props
    const ref = (input: HTMLInputElement | null) => {
      props.ref(input)
      const mask = input && new Maskito(input, { mask: PHONE })
      return () => mask?.destroy()
    }
    return { ...props, ref }
  }
  const submit = handleSubmit(async (values) => {
    const sent = await fetch('/dealer/v1/request', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(values),
    }).catch(() => null)
    setAnswer(sent?.ok ? 'Заявка отправлена' : 'Не удалось отправить, попробуйте ещё раз')
  })
  const messages = Object.values(formState.errors).map(({ message }) => message)
  return { field, submit, alert: [...messages, answer].filter(Boolean).join('. ') }
}
