Feature: Documents that an account agrees to
  @core
  Scenario: Whoever has just opened an account has agreed by doing so
    Given Ada has opened an account
    And Ada has answered whether she may be counted
    When Ada opens the pages of her account
    Then Ada is not asked to agree to anything

  Scenario: The documents have changed
    Given Ada has opened an account and used it
    When the documents change
    And Ada reloads the page
    And Ada opens the pages of her account
    Then Ada is asked to agree to the terms of service and the trading rules
    When Ada agrees
    And Ada reloads the page
    Then Ada is not asked to agree to anything

  @core
  Scenario: Whoever declines is logged out and may go on reading
    Given Ada has opened an account and used it
    When the documents change
    And Ada reloads the page
    And Ada opens the pages of her account
    And Ada is asked to agree to the terms of service and the trading rules
    And Ada declines
    Then Ada is logged out
    When Ada looks around
    Then Ada sees live prices
