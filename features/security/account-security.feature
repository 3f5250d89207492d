Feature: An account that only its owner can use
  Scenario: An authenticator protects the account
    Given Ada has opened an account
    When Ada protects her account with an authenticator
    Then Ada's account is protected by 50 of 100
    When Ada rehearses with a code of her authenticator
    Then Ada is told that her authenticator works

  Scenario: Without its authenticator an account is weaker, so withdrawals wait
    Given Ada has opened an account
    And Ada has protected her account with an authenticator
    When Ada takes the authenticator away
    Then Ada's account is protected by 0 of 100
    And Ada's withdrawals are held because the authenticator was removed

  Scenario: Whoever guesses is locked out
    Given Ada has opened an account
    And Ada has protected her account with an authenticator
    When Ada tries to take it away with a wrong code
    Then Ada is told that 4 tries are left
    When Ada tries 4 more wrong codes
    Then Ada is told that the authenticator is locked for half an hour
    And Ada's account is protected by 50 of 100

  Scenario: The key of an authenticator has to be kept before it counts
    Given Ada has opened an account
    When Ada adds an authenticator without keeping its key
    Then Ada is asked for its key again
    And Ada's account is protected by 0 of 100

  Scenario: A password for trading, tried and forgotten
    Given Ada has opened an account
    When Ada sets the trading password "correct donkey"
    Then Ada's account is protected by 0 of 100
    When Ada tries the trading password "wrong donkey"
    Then Ada is told that 4 tries are left of the password
    When Ada tries the trading password "correct donkey"
    Then Ada is told that it is her trading password
    When Ada resets the trading password she has forgotten
    Then Ada's account is protected by 0 of 100
    And Ada's withdrawals are held because the trading password was removed

  Scenario: Another e-mail address proves itself first
    Given Ada has opened an account
    When Ada changes her e-mail address with a wrong code
    Then Ada is told that the code of the new address is wrong
    When Ada enters the code that was sent to the new address
    Then Ada's account has the new address
    And Ada is still logged in

  @core
  Scenario: A word by which genuine mails are known
    Given Ada has opened an account
    When Ada sets the anti-phishing code "Bluebird7"
    Then the next mail to Ada carries "Bluebird7"
    And Ada sees no more of it than its ends

  Scenario: Logging a device out from elsewhere
    Given Ada has opened an account
    And Ada has logged in on a second device
    When Ada logs the second device out
    Then Ada's second device is logged out
    And Ada is still logged in

  @core
  Scenario: Logging out everywhere else
    Given Ada has opened an account
    And Ada has logged in on a second device
    When Ada logs all other devices out
    Then Ada's second device is logged out
    And Ada is still logged in

  @core
  Scenario: What was done can be read again
    Given Ada has opened an account
    When Ada sets the trading password "correct donkey"
    And Ada sets the anti-phishing code "Bluebird7"
    Then Ada's history of changes tells: anti-phishing code set, trading password set
    And Ada's history of log-ins has 1 entry
    And Ada finds nothing when she looks at another year
