Feature: Who one is among traders
  A public name of one's own, an avatar, and an account of X beside it if one wants.

  Background:
    Given Ada has opened an account

  Scenario: A public name has a form, belongs to one person and stays for a month
    Given Bo has opened an account
    Then Ada cannot be called "ab", which is no name
    When Ada takes another public name
    Then her account shows that name
    And Bo cannot be called so, in capitals either, because it is taken
    And Ada cannot be called "Otter_again" before a month has passed

  Scenario: An account of X stands on the profile until it is unlinked
    Given Bo has opened an account
    And Ada shows everything
    When Ada links her account of X
    Then Bo reads her account of X on her profile
    When Ada unlinks her account of X
    Then Bo reads no account of X on her profile

  Scenario: An avatar of one's own
    Given Bo has opened an account
    And Ada shows everything
    When Ada takes another avatar
    Then Bo sees another one on her profile
