Feature: Stopping and leaving
  Scenario: Freezing stops everything until it is over
    Given Ada has opened an account
    When Ada freezes her account
    Then Ada sees that her account is frozen
    And Ada is told so where she would withdraw, before anything else
    And Ada is told so where she would trade, before she tries
    When Ada unfreezes her account
    Then Ada's account works again
    And Ada's withdrawals are held because the account was unfrozen

  @core
  Scenario: A passkey freezes and unfreezes
    Given Ada has opened an account
    And Ada adds a passkey called "phone"
    When Ada freezes her account with her passkey
    Then Ada sees that her account is frozen
    When Ada unfreezes her account with her passkey
    Then Ada's account works again

  @core
  Scenario: An open order stands in the way of closing
    Given Ada has opened an account
    And Ada looks at the market BTC/USDT
    And Ada bids 0.001 BTC far below the market
    When Ada wants to close her account
    Then Ada is told that 1 order is in the way

  Scenario: Closing the account for good
    Given Ada has opened an account
    When Ada closes her account and gives up what is left
    Then Ada is logged out
    And Ada reads that her account is closed
    When Ada logs in
    Then Ada is logged out
