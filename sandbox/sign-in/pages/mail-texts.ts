import type { LanguageCode } from '../../../src/domain/platform/language';

/** What the pages behind the links of mails say. `{email}` and `{count}` are filled in. */
export interface MailTexts {
  readonly resetTitle: string;
  readonly forAccount: string;
  readonly newPassword: string;
  readonly lengthRule: string;
  readonly save: string;
  readonly changedTitle: string;
  readonly changed: string;
  readonly confirmedTitle: string;
  readonly deadTitle: string;
  readonly dead: string;
  readonly recoverTitle: string;
  readonly recover: string;
  readonly recoverButton: string;
  readonly recoveredTitle: string;
  readonly recovered: string;
  readonly revertTitle: string;
  readonly revert: string;
  readonly revertButton: string;
  readonly revertedTitle: string;
  readonly signInTitle: string;
  readonly signInButton: string;
  readonly back: string;
  readonly close: string;
}

export const mailTexts: Readonly<Record<LanguageCode, MailTexts>> = {
  en: {
    resetTitle: 'Choose a new password',
    forAccount: 'For {email}',
    newPassword: 'New password',
    lengthRule: 'At least {count} characters.',
    save: 'Save the new password',
    changedTitle: 'Your password has been changed',
    changed: 'You have been signed out everywhere else.',
    confirmedTitle: 'Your e-mail address is confirmed',
    deadTitle: 'This link no longer works',
    dead: 'It has been used already, or it is too old. Ask for a new one on the sign-in page.',
    recoverTitle: 'Was it not you?',
    recover:
      'The e-mail address of your account was changed. If you did not do that, take the change back: {email} becomes the address again.',
    recoverButton: 'Take the change back',
    recoveredTitle: 'Your e-mail address is restored',
    recovered:
      'The account belongs to {email} again. Choose a new password as well: somebody may know the old one.',
    revertTitle: 'Was it not you?',
    revert: 'A second sign-in step was added to the account of {email}. If you did not do that, remove it.',
    revertButton: 'Remove the second step',
    revertedTitle: 'The second step has been removed',
    signInTitle: 'Sign in',
    signInButton: 'Continue to sign in',
    back: 'Back to sign in',
    close: 'You can close this page and sign in.',
  },
  zh: {
    resetTitle: '設定新密碼',
    forAccount: '帳號：{email}',
    newPassword: '新密碼',
    lengthRule: '至少 {count} 個字元。',
    save: '儲存新密碼',
    changedTitle: '密碼已變更',
    changed: '其他裝置上的登入都已登出。',
    confirmedTitle: '電子郵件地址已驗證',
    deadTitle: '此連結已失效',
    dead: '連結已使用過或已過期，請回登入頁面重新索取。',
    recoverTitle: '不是您本人操作嗎？',
    recover: '您的帳號電子郵件地址已被變更。若非本人操作，請復原變更，{email} 將再次成為帳號地址。',
    recoverButton: '復原變更',
    recoveredTitle: '電子郵件地址已恢復',
    recovered: '帳號再次屬於 {email}。請同時設定新密碼，舊密碼可能已被他人知道。',
    revertTitle: '不是您本人操作嗎？',
    revert: '{email} 的帳號新增了第二道登入驗證。若非本人操作，請將其移除。',
    revertButton: '移除第二道驗證',
    revertedTitle: '第二道驗證已移除',
    signInTitle: '登入',
    signInButton: '繼續登入',
    back: '返回登入',
    close: '您可以關閉此頁面並登入。',
  },
  'zh-Hans': {
    resetTitle: '设置新密码',
    forAccount: '账号：{email}',
    newPassword: '新密码',
    lengthRule: '至少 {count} 个字符。',
    save: '保存新密码',
    changedTitle: '密码已修改',
    changed: '其他设备上的登录均已退出。',
    confirmedTitle: '邮箱地址已验证',
    deadTitle: '此链接已失效',
    dead: '链接已被使用或已过期，请回到登录页重新获取。',
    recoverTitle: '不是您本人操作吗？',
    recover: '您的账号邮箱地址已被更改。若非本人操作，请撤销更改，{email} 将重新成为账号地址。',
    recoverButton: '撤销更改',
    recoveredTitle: '邮箱地址已恢复',
    recovered: '账号重新属于 {email}。请同时设置新密码，旧密码可能已被他人知道。',
    revertTitle: '不是您本人操作吗？',
    revert: '{email} 的账号新增了第二道登录验证。若非本人操作，请将其移除。',
    revertButton: '移除第二道验证',
    revertedTitle: '第二道验证已移除',
    signInTitle: '登录',
    signInButton: '继续登录',
    back: '返回登录',
    close: '您可以关闭此页面并登录。',
  },
  ru: {
    resetTitle: 'Задайте новый пароль',
    forAccount: 'Учётная запись: {email}',
    newPassword: 'Новый пароль',
    lengthRule: 'Минимум символов: {count}.',
    save: 'Сохранить новый пароль',
    changedTitle: 'Пароль изменён',
    changed: 'На всех остальных устройствах выполнен выход.',
    confirmedTitle: 'Адрес электронной почты подтверждён',
    deadTitle: 'Ссылка больше не действует',
    dead: 'Она уже использована или устарела. Запросите новую на странице входа.',
    recoverTitle: 'Это были не вы?',
    recover:
      'Адрес электронной почты вашей учётной записи изменён. Если это сделали не вы, отмените изменение: адресом снова станет {email}.',
    recoverButton: 'Отменить изменение',
    recoveredTitle: 'Адрес электронной почты восстановлен',
    recovered:
      'Учётная запись снова принадлежит {email}. Задайте и новый пароль: старый мог стать кому-то известен.',
    revertTitle: 'Это были не вы?',
    revert: 'К учётной записи {email} добавлен второй шаг входа. Если это сделали не вы, удалите его.',
    revertButton: 'Удалить второй шаг',
    revertedTitle: 'Второй шаг удалён',
    signInTitle: 'Вход',
    signInButton: 'Продолжить вход',
    back: 'Вернуться ко входу',
    close: 'Можно закрыть эту страницу и войти.',
  },
  pt: {
    resetTitle: 'Escolha uma nova senha',
    forAccount: 'Para {email}',
    newPassword: 'Nova senha',
    lengthRule: 'Pelo menos {count} caracteres.',
    save: 'Salvar a nova senha',
    changedTitle: 'Sua senha foi alterada',
    changed: 'Sua conta foi desconectada em todos os outros dispositivos.',
    confirmedTitle: 'Seu e-mail foi confirmado',
    deadTitle: 'Este link não funciona mais',
    dead: 'Ele já foi usado ou expirou. Peça um novo na página de login.',
    recoverTitle: 'Não foi você?',
    recover:
      'O e-mail da sua conta foi alterado. Se não foi você, desfaça a alteração: {email} volta a ser o endereço.',
    recoverButton: 'Desfazer a alteração',
    recoveredTitle: 'Seu e-mail foi restaurado',
    recovered:
      'A conta pertence novamente a {email}. Escolha também uma nova senha: alguém pode conhecer a antiga.',
    revertTitle: 'Não foi você?',
    revert: 'Uma segunda etapa de login foi adicionada à conta de {email}. Se não foi você, remova-a.',
    revertButton: 'Remover a segunda etapa',
    revertedTitle: 'A segunda etapa foi removida',
    signInTitle: 'Entrar',
    signInButton: 'Continuar para entrar',
    back: 'Voltar ao login',
    close: 'Você pode fechar esta página e entrar.',
  },
  ukr: {
    resetTitle: 'Задайте новий пароль',
    forAccount: 'Обліковий запис: {email}',
    newPassword: 'Новий пароль',
    lengthRule: 'Щонайменше символів: {count}.',
    save: 'Зберегти новий пароль',
    changedTitle: 'Пароль змінено',
    changed: 'На всіх інших пристроях виконано вихід.',
    confirmedTitle: 'Адресу електронної пошти підтверджено',
    deadTitle: 'Посилання більше не діє',
    dead: 'Його вже використано або воно застаріло. Попросіть нове на сторінці входу.',
    recoverTitle: 'Це були не ви?',
    recover:
      'Адресу електронної пошти вашого облікового запису змінено. Якщо це зробили не ви, скасуйте зміну: адресою знову стане {email}.',
    recoverButton: 'Скасувати зміну',
    recoveredTitle: 'Адресу електронної пошти відновлено',
    recovered:
      'Обліковий запис знову належить {email}. Задайте й новий пароль: старий міг стати комусь відомим.',
    revertTitle: 'Це були не ви?',
    revert: 'До облікового запису {email} додано другий крок входу. Якщо це зробили не ви, видаліть його.',
    revertButton: 'Видалити другий крок',
    revertedTitle: 'Другий крок видалено',
    signInTitle: 'Вхід',
    signInButton: 'Продовжити вхід',
    back: 'Повернутися до входу',
    close: 'Можна закрити цю сторінку й увійти.',
  },
  vn: {
    resetTitle: 'Đặt mật khẩu mới',
    forAccount: 'Cho tài khoản {email}',
    newPassword: 'Mật khẩu mới',
    lengthRule: 'Ít nhất {count} ký tự.',
    save: 'Lưu mật khẩu mới',
    changedTitle: 'Mật khẩu đã được thay đổi',
    changed: 'Bạn đã được đăng xuất khỏi mọi thiết bị khác.',
    confirmedTitle: 'Địa chỉ e-mail đã được xác nhận',
    deadTitle: 'Liên kết này không còn hiệu lực',
    dead: 'Liên kết đã được dùng hoặc đã quá hạn. Hãy yêu cầu liên kết mới ở trang đăng nhập.',
    recoverTitle: 'Không phải bạn?',
    recover:
      'Địa chỉ e-mail của tài khoản đã bị thay đổi. Nếu không phải bạn làm, hãy hoàn tác: {email} sẽ lại là địa chỉ của tài khoản.',
    recoverButton: 'Hoàn tác thay đổi',
    recoveredTitle: 'Địa chỉ e-mail đã được khôi phục',
    recovered: 'Tài khoản lại thuộc về {email}. Hãy đặt cả mật khẩu mới: có thể ai đó đã biết mật khẩu cũ.',
    revertTitle: 'Không phải bạn?',
    revert:
      'Một bước đăng nhập thứ hai đã được thêm vào tài khoản {email}. Nếu không phải bạn làm, hãy gỡ bỏ.',
    revertButton: 'Gỡ bước thứ hai',
    revertedTitle: 'Bước thứ hai đã được gỡ bỏ',
    signInTitle: 'Đăng nhập',
    signInButton: 'Tiếp tục đăng nhập',
    back: 'Quay lại đăng nhập',
    close: 'Bạn có thể đóng trang này và đăng nhập.',
  },
  es: {
    resetTitle: 'Elija una nueva contraseña',
    forAccount: 'Para {email}',
    newPassword: 'Nueva contraseña',
    lengthRule: 'Al menos {count} caracteres.',
    save: 'Guardar la nueva contraseña',
    changedTitle: 'Su contraseña se ha cambiado',
    changed: 'Se ha cerrado la sesión en todos los demás dispositivos.',
    confirmedTitle: 'Su correo electrónico está confirmado',
    deadTitle: 'Este enlace ya no funciona',
    dead: 'Ya se ha usado o ha caducado. Pida uno nuevo en la página de inicio de sesión.',
    recoverTitle: '¿No ha sido usted?',
    recover:
      'Se ha cambiado el correo electrónico de su cuenta. Si no ha sido usted, deshaga el cambio: {email} volverá a ser la dirección.',
    recoverButton: 'Deshacer el cambio',
    recoveredTitle: 'Su correo electrónico se ha restablecido',
    recovered:
      'La cuenta vuelve a pertenecer a {email}. Elija también una nueva contraseña: alguien puede conocer la anterior.',
    revertTitle: '¿No ha sido usted?',
    revert:
      'Se ha añadido un segundo paso de inicio de sesión a la cuenta de {email}. Si no ha sido usted, quítelo.',
    revertButton: 'Quitar el segundo paso',
    revertedTitle: 'El segundo paso se ha quitado',
    signInTitle: 'Iniciar sesión',
    signInButton: 'Continuar e iniciar sesión',
    back: 'Volver al inicio de sesión',
    close: 'Puede cerrar esta página e iniciar sesión.',
  },
};
